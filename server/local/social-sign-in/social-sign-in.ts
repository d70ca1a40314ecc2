import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'

const FILES = [
  ['/local/social-sign-in', 'page.html', 'text/html'],
  ['/local/social-sign-in.js', 'page.js', 'text/javascript'],
  ['/local/social-sign-in.css', 'page.css', 'text/css'],
] as const

/**
 * A stand-in page for Google and other providers, for our own Auth emulator: a person types an identity, and the app
 * (src/platform/identity/social-stand-in.ts) passes it to the emulator. Never registered with a real project.
 */
export const socialSignIn: FastifyPluginAsync = async (app) => {
  for (const [path, file, type] of FILES) {
    const content = await readFile(join(import.meta.dirname, file), 'utf8')
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`).send(content),
    )
  }
}
