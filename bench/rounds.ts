import type { Dice } from '../server/local/demo/dice.ts'
import { shuffled } from './statistics.ts'

/** What one round measured, by name: `app`, `raw`. Milliseconds unless a case says otherwise. */
export type Round<Name extends string> = Readonly<Record<Name, number>>

/** One stack's turn: it does its work once and names what that took. */
export type Turn<Name extends string> = () => Promise<Partial<Round<Name>>>

export type RoundOptions = {
  readonly rounds: number
  /** Played first and left out. */
  readonly warmUps: number
  readonly dice: Dice
}

/** Plays rounds in which every stack has one turn, in an order drawn anew each time. */
export async function playRounds<Name extends string>(
  turns: readonly Turn<Name>[],
  { rounds, warmUps, dice }: RoundOptions,
): Promise<readonly Round<Name>[]> {
  const played: Round<Name>[] = []
  for (let number = 0; number < warmUps + rounds; number++) {
    let round: Partial<Round<Name>> = {}
    for (const turn of shuffled(turns, dice)) round = { ...round, ...(await turn()) }
    // Every turn has named its own figures, so all are there.
    if (number >= warmUps) played.push(round as Round<Name>)
  }
  return played
}
