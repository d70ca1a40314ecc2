import type { MeasurementKind } from '#contract/measurement.ts'
import { type Amount, convertAmount } from './amount.ts'

/**
 * Why a value is questioned before it is saved: far from the last one (a missing comma, pounds for kilograms, inches
 * for centimetres), or implausible. Null for a plausible one. Never a reason to refuse it.
 */
export type Doubt = 'far-from-last' | 'unusual' | null

/** Questioned factor relative to the last value, up or down. Body fat varies between scales. */
const FAR = 1.3
const FAR_FOR_FAT = 2

type Range = readonly [least: number, most: number]

/** In kg, % and cm: hardly anybody is outside of these. */
const USUAL: Readonly<Record<MeasurementKind, Range>> = {
  'body-weight': [25, 300],
  'body-fat': [2, 65],
  neck: [20, 70],
  shoulders: [60, 220],
  chest: [50, 220],
  waist: [40, 250],
  hips: [50, 250],
  'left-biceps': [12, 80],
  'right-biceps': [12, 80],
  'left-forearm': [12, 60],
  'right-forearm': [12, 60],
  'left-thigh': [25, 130],
  'right-thigh': [25, 130],
  'left-calf': [15, 80],
  'right-calf': [15, 80],
  'left-wrist': [9, 35],
  'right-wrist': [9, 35],
}

export function doubtAbout(kind: MeasurementKind, amount: Amount, last: Amount | undefined): Doubt {
  const metric = inMetric(amount)
  const before = last ? inMetric(last) : 0
  if (before > 0) {
    const far = kind === 'body-fat' ? FAR_FOR_FAT : FAR
    return metric > before * far || metric * far < before ? 'far-from-last' : null
  }
  const [least, most] = USUAL[kind]
  return metric < least || metric > most ? 'unusual' : null
}

function inMetric(amount: Amount): number {
  if (amount.unit === '%') return amount.value
  return convertAmount(amount, amount.unit === 'kg' || amount.unit === 'lb' ? 'kg' : 'cm')
}
