import type { ForbiddenWord } from './forbidden-word.ts'

export const FORBIDDEN: readonly ForbiddenWord[] = []
