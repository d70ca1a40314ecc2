import type { FastifyPluginAsync } from 'fastify'
import { APP_ID } from '#domain/deep-link.ts'
import { standardProblem } from '../../plugins/errors.ts'

export type AppSigners = {
  /** SHA-256 as `AA:BB:…`; empty without an app. */
  readonly androidCertificates: readonly string[]
  /** Ten characters; null without an app. */
  readonly appleTeam: string | null
}

/** Paths that are no screens: the browser opens them, not the app. */
const NOT_IN_THE_APP = ['/api/*', '/v0/*', '/__/*', '/builds/*', '/.well-known/*']

/** Without a signer a 404, never the page, which Android and iOS would treat as a failed verification. */
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
