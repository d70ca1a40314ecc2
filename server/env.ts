import { existsSync } from 'node:fs'
import type { z } from 'zod'
import { ConfigurationError } from './configuration-error.ts'
import { type Complaint, type GivenVariables, missingAmong } from './env/missing.ts'
import { type Environment, isVariable, variables } from './env/variables.ts'

/** Throws a `ConfigurationError` naming each missing or invalid variable. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  // Shells and compose files use an empty variable for 'not set'.
  const given: GivenVariables = Object.fromEntries(
    Object.entries(source).filter(([name, value]) => isVariable(name) && value !== ''),
  )
  const result = variables.safeParse(given)
  const wrong = result.success ? [] : result.error.issues.flatMap(complaintOf)
  const complaints = [...wrong, ...missingAmong(given)]
  if (result.success && complaints.length === 0) return result.data
  throw new ConfigurationError(
    ['Barra cannot start with these settings (.env.example explains each one):', ...complaints.map(lineOf)].join('\n'),
  )
}

/** Extended by the project folder's `.env`. */
export function loadEnvironment(root: string): Environment {
  process.chdir(root)
  if (existsSync('.env')) process.loadEnvFile('.env')
  return readEnvironment(process.env)
}

function lineOf({ name, reason }: Complaint): string {
  return `  ${name} (${variables.shape[name].description}): ${reason}`
}

function complaintOf(issue: z.core.$ZodIssue): readonly Complaint[] {
  const [name] = issue.path
  return isVariable(name) ? [{ name, reason: reasonOf(issue) }] : []
}

/** Never quotes the value: it may be a secret. */
function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int' ? 'is not a whole number' : issue.message
    case 'too_small':
      return issue.origin === 'array' ? issue.message : `is below ${issue.minimum}`
    case 'too_big':
      return `is above ${issue.maximum}`
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`
    default:
      return issue.message
  }
}
