import type { GymId } from '#contract/id.ts'
import type { Preferences } from '#contract/preferences.ts'
import type { WeightUnit } from '#contract/quantity.ts'
import { orderKeysAfter } from '../list/order-key.ts'
import { UNSTAMPED } from '../merge/hybrid-clock.ts'
import type { PlatePairs } from './plates.ts'

export type Gym = Preferences['gyms'][number]
export type GymFacts = Pick<Gym, 'name' | 'bars' | 'plates'>

type Gyms = Pick<Preferences, 'gyms' | 'gymId'>

/** Weight of the usual bench press and squat bar. */
export const USUAL_BAR: Readonly<Record<WeightUnit, number>> = { kg: 20, lb: 45 }

/** Usual plates, heaviest first. */
const USUAL_PLATES: Readonly<Record<WeightUnit, readonly number[]>> = {
  kg: [25, 20, 15, 10, 5, 2.5, 1.25],
  lb: [45, 35, 25, 10, 5, 2.5],
}

export function usualPlates(unit: WeightUnit, pairs: number): PlatePairs[] {
  return USUAL_PLATES[unit].map((value) => ({ weight: { value, unit }, pairs }))
}

export function gymInUse<Some extends Pick<Preferences, 'gyms' | 'gymId'>>({ gyms, gymId }: Some): Gym | undefined {
  return gyms.find(({ id }) => id === gymId) ?? inOrder(gyms)[0]
}

/** Gyms in the order in which they were added. */
export function inOrder(gyms: readonly Gym[]): readonly Gym[] {
  return gyms.toSorted((left, right) => (left.orderKey + left.id < right.orderKey + right.id ? -1 : 1))
}

export function withGym<Some extends Gyms>(preferences: Some, id: GymId, facts: GymFacts): Some {
  const last = inOrder(preferences.gyms).at(-1)
  const [orderKey = ''] = orderKeysAfter(last?.orderKey ?? null, 1)
  const gym: Gym = { id, updatedAt: UNSTAMPED, orderKey, ...facts }
  return { ...preferences, gyms: [...preferences.gyms, gym], gymId: gymInUse(preferences)?.id ?? id }
}

/** Restores one deleted on another device: input is never lost. */
export function withGymFacts<Some extends Gyms>(preferences: Some, id: GymId, facts: GymFacts): Some {
  if (!preferences.gyms.some((gym) => gym.id === id)) return withGym(preferences, id, facts)
  return { ...preferences, gyms: preferences.gyms.map((gym) => (gym.id === id ? { ...gym, ...facts } : gym)) }
}

export function withoutGym<Some extends Gyms>(preferences: Some, id: GymId): Some {
  const gyms = preferences.gyms.filter((gym) => gym.id !== id)
  const gymId = preferences.gymId === id ? (inOrder(gyms)[0]?.id ?? null) : preferences.gymId
  return { ...preferences, gyms, gymId }
}
