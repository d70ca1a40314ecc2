import type { Dice } from '../server/local/demo/dice.ts'
import { shuffled } from './statistics.ts'

/** The measurements of one round by name: `app`, `raw`. In milliseconds by default. */
export type Round<Name extends string> = Readonly<Record<Name, number>>

/** One stack's turn: does its work once and returns the measurements. */
export type Turn<Name extends string> = () => Promise<Partial<Round<Name>>>

export type RoundOptions = {
  readonly rounds: number
  /** Played first and left out. */
  readonly warmUps: number
  readonly dice: Dice
}

/** Plays rounds in which every stack has one turn, in random order. */
export async function playRounds<Name extends string>(
  turns: readonly Turn<Name>[],
  { rounds, warmUps, dice }: RoundOptions,
): Promise<readonly Round<Name>[]> {
  const played: Round<Name>[] = []
  for (let number = 0; number < warmUps + rounds; number++) {
    let round: Partial<Round<Name>> = {}
    for (const turn of shuffled(turns, dice)) round = { ...round, ...(await turn()) }
    // Every turn has returned its own figures, so the round is complete.
    if (number >= warmUps) played.push(round as Round<Name>)
  }
  return played
}
