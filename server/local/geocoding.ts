import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { LocationServices } from '#contract/public-config.ts'
import type { Environment } from '../env/variables.ts'

const GEOCODING_PATH = '/local/country'

type Place = { readonly lat: number; readonly lon: number }

/** Enough of them to tell the countries apart in which a developer tries it. */
const CITIES: readonly (Place & { readonly country: string })[] = [
  { country: 'BR', lat: -15.8, lon: -47.9 },
  { country: 'BR', lat: -23.5, lon: -46.6 },
  { country: 'BR', lat: -30.0, lon: -51.2 },
  { country: 'BR', lat: -8.1, lon: -34.9 },
  { country: 'BR', lat: -3.1, lon: -60.0 },
  { country: 'AR', lat: -34.6, lon: -58.4 },
  { country: 'MX', lat: 19.4, lon: -99.1 },
  { country: 'US', lat: 40.7, lon: -74.0 },
  { country: 'US', lat: 41.9, lon: -87.6 },
  { country: 'US', lat: 29.8, lon: -95.4 },
  { country: 'US', lat: 37.8, lon: -122.4 },
  { country: 'GB', lat: 51.5, lon: -0.1 },
  { country: 'PT', lat: 38.7, lon: -9.1 },
  { country: 'ES', lat: 40.4, lon: -3.7 },
  { country: 'ES', lat: 41.4, lon: 2.2 },
  { country: 'FR', lat: 48.9, lon: 2.4 },
  { country: 'IT', lat: 41.9, lon: 12.5 },
  { country: 'DE', lat: 48.1, lon: 11.6 },
  { country: 'DE', lat: 52.5, lon: 13.4 },
  { country: 'JP', lat: 35.7, lon: 139.7 },
]

const query = z.object({ lat: z.coerce.number().min(-90).max(90), lon: z.coerce.number().min(-180).max(180) })

/**
 * A stand-in for a reverse geocoding service, which knows a few cities and answers with the country of the nearest one.
 * Never registered with a real project.
 */
export const localGeocoding: FastifyPluginAsync = async (app) => {
  app.get(GEOCODING_PATH, async (request, reply) => {
    const place = query.safeParse(request.query)
    // A page opened by another name of this machine asks from another origin.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
    if (!place.success) return reply.code(400).send({ error: 'lat and lon are not coordinates' })
    return { address: { country_code: countryNear(place.data).toLowerCase() } }
  })
}

type Situation = { readonly isOwnIdentity: boolean; readonly origin: string }

/** Those of the deployment; locally the stand-in, unless it is turned off or any other is set. */
export function locationServices(env: Environment, { isOwnIdentity, origin }: Situation): LocationServices {
  const services = {
    ipLookup: env.IP_LOOKUP_URL,
    reverseGeocoding: env.REVERSE_GEOCODING_URL,
    reverseGeocodingFallback: env.REVERSE_GEOCODING_FALLBACK_URL,
  }
  const isNamed = Object.values(services).some((service) => service !== undefined)
  if (isNamed || !isOwnIdentity || !env.LOCAL_GEOCODING) return services
  return { reverseGeocoding: `${origin}${GEOCODING_PATH}` }
}

function countryNear(place: Place): string {
  const nearness = CITIES.map((city) => cosineBetween(city, place))
  return CITIES[nearness.indexOf(Math.max(...nearness))]?.country ?? ''
}

/** Of the angle at the centre of the Earth: the larger, the nearer. */
function cosineBetween(one: Place, other: Place): number {
  const [lat, otherLat, turn] = [radians(one.lat), radians(other.lat), radians(one.lon - other.lon)]
  return Math.sin(lat) * Math.sin(otherLat) + Math.cos(lat) * Math.cos(otherLat) * Math.cos(turn)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
