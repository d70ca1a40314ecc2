import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'

const FILES = [
  ['/local/social-sign-in', 'page.html', 'text/html'],
  ['/local/social-sign-in.js', 'page.js', 'text/javascript'],
  ['/local/social-sign-in.css', 'page.css', 'text/css'],
] as const

/**
 * A stand-in for Google and other providers: a person types an identity, and social-stand-in.ts of the app passes it to
 * our own Auth emulator. Never registered with a real project.
 */
export const socialSignIn: FastifyPluginAsync = async (app) => {
  for (const [path, file, type] of FILES) {
    const content = await readFile(join(import.meta.dirname, file), 'utf8')
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-store').type(`${type}; charset=utf-8`).send(content),
    )
  }
}
