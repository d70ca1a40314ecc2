import type { FastifyPluginAsync } from 'fastify'
import { APP_ID } from '#domain/deep-link.ts'
import { standardProblem } from '../../plugins/errors.ts'

/** Who signs the native apps. */
export type AppSigners = {
  /** SHA-256 of each certificate that signs the Android app, as `AA:BB:…`; none where there is no such app. */
  readonly androidCertificates: readonly string[]
  /** Apple's ten characters for the team whose app it is; null where there is no such app. */
  readonly appleTeam: string | null
}

/** What of this server is no screen: a browser has to get it, not the app. */
const NOT_IN_THE_APP = ['/api/*', '/v0/*', '/__/*', '/builds/*', '/.well-known/*']

/**
 * What Android and iOS ask of a host before its `https` links open an app: whether this is its app. Without a signer
 * there is none, and the answer is a 404, never the page, which either system would take for a broken promise.
 */
export const appLinkRoutes: FastifyPluginAsync<{ readonly signers: AppSigners }> = async (app, { signers }) => {
  const { androidCertificates, appleTeam } = signers
  app.get('/.well-known/assetlinks.json', (_request, reply) => {
    if (androidCertificates.length === 0) throw standardProblem(404)
    return reply.header('cache-control', 'no-cache').send(assetLinks(androidCertificates))
  })
  app.get('/.well-known/apple-app-site-association', (_request, reply) => {
    if (appleTeam === null) throw standardProblem(404)
    return reply.header('cache-control', 'no-cache').send(siteAssociation(appleTeam))
  })
}

function assetLinks(certificates: readonly string[]): object {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: APP_ID, sha256_cert_fingerprints: certificates },
    },
  ]
}

function siteAssociation(team: string): object {
  const components = [...NOT_IN_THE_APP.map((path) => ({ '/': path, exclude: true })), { '/': '/*' }]
  return { applinks: { details: [{ appIDs: [`${team}.${APP_ID}`], components }] } }
}
