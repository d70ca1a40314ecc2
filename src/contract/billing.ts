import { z } from 'zod'
import { CURRENCIES, FEATURES, PLAN_SLUGS, SUBSCRIPTION_STATUSES } from './vocabulary.ts'

export const subscriptionStatus = z.enum(SUBSCRIPTION_STATUSES)
export const planSlug = z.enum(PLAN_SLUGS)
export const currency = z.enum(CURRENCIES)
export const feature = z.enum(FEATURES)
