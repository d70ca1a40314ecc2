import { z } from 'zod'
import { entitlementKey } from './billing.ts'
import { SOCIAL_PROVIDERS } from './vocabulary.ts'

const service = z.url({ protocol: /^https?$/ })

/** Services that know which country somebody is in, each by its address. One that is left out is not asked. */
export const locationServices = z.object({
  /** Answers `{country_code}` to whoever asks, by their address in the network. */
  ipLookup: service.optional(),
  /** Answers `{address: {country_code}}` to `lat` and `lon`. */
  reverseGeocoding: service.optional(),
  /** Answers two letters to `lat` and `lon`; asked where the other one does not know. */
  reverseGeocodingFallback: service.optional(),
})
export type LocationServices = z.infer<typeof locationServices>

/** What `GET /config.json` tells the page at run time, so that no build is tied to one deployment. Nothing here is secret. */
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
  /** Whether this very server keeps the files of `firebase.storageBucket`; otherwise Google does. */
  localObjectStore: z.boolean().optional(),
  /** The reCAPTCHA key of App Check, where the deployment proves to Firebase that calls come from this app. */
  appCheckSiteKey: z.string().optional(),
  /** The other ways to sign in that this deployment offers, in the order of their buttons; none where it is left out. */
  socialProviders: z.array(z.enum(SOCIAL_PROVIDERS)).optional(),
  /** What statements about subscriptions are signed with; several while one is being replaced. */
  entitlementKeys: z.array(entitlementKey).optional(),
  /** How the page finds out in which currency to show prices, where the browser's own settings do not say. */
  locationServices: locationServices.optional(),
})
export type PublicConfig = z.infer<typeof publicConfig>

export const health = z.object({
  status: z.enum(['ok', 'unavailable']),
  version: z.string(),
  storage: z.enum(['pglite', 'postgresql']),
})
