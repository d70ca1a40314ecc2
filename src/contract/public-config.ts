import { z } from 'zod'
import { entitlementKey } from './billing.ts'
import { SOCIAL_PROVIDERS } from './vocabulary.ts'

const service = z.url({ protocol: /^https?$/ })

/** Omitted ones are not used. */
export const locationServices = z.object({
  /** Returns `{country_code}` by the caller's IP address. */
  ipLookup: service.optional(),
  /** Returns `{address: {country_code}}` for `lat` and `lon`. */
  reverseGeocoding: service.optional(),
  /** Returns two letters for `lat` and `lon`; used if the other one has no result. */
  reverseGeocodingFallback: service.optional(),
})
export type LocationServices = z.infer<typeof locationServices>

/** `GET /config.json`: run-time configuration, so that a build fits any deployment. Not secret. */
export const publicConfig = z.object({
  version: z.string(),
  apiBase: z.string().default('/api'),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    storageBucket: z.string().optional(),
    messagingSenderId: z.string().optional(),
    appId: z.string().optional(),
  }),
  /** `http://host:port` of the Auth emulator, or null with a real project. */
  authEmulatorUrl: z.string().nullable(),
  /** Whether this server stores the files of `firebase.storageBucket`; otherwise Google does. */
  localObjectStore: z.boolean().optional(),
  appCheckSiteKey: z.string().optional(),
  /** In button order. */
  socialProviders: z.array(z.enum(SOCIAL_PROVIDERS)).optional(),
  /** Several during a key rotation. */
  entitlementKeys: z.array(entitlementKey).optional(),
  /** Services for choosing the price currency if the browser's settings are inconclusive. */
  locationServices: locationServices.optional(),
})
export type PublicConfig = z.infer<typeof publicConfig>

export const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  storage: z.enum(['pglite', 'postgresql']),
})

/** `GET /api/live`: the process is up, whatever its database does. */
export const liveness = z.object({ status: z.literal('live') })

/** `GET /api/ready`: requests may be sent here. */
export const readiness = z.object({ status: z.literal('ready') })
