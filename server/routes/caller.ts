import type { FastifyRequest } from 'fastify'
import type { Caller } from '../account/user.ts'
import { identityOf } from '../plugins/authentication.ts'
import { deviceOf } from '../plugins/device-headers.ts'

export function callerOf(request: FastifyRequest): Caller {
  return { identity: identityOf(request), device: deviceOf(request) }
}
