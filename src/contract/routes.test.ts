// biome-ignore-all lint/suspicious/noTemplateCurlyInString: modules in the tests have templates of their own
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../../tests/support/source-files.ts'
import type { ExerciseId, SessionId } from './id.ts'
import * as routes from './routes.ts'

const PATHS = Object.values(routes).filter((route) => typeof route === 'string')
const FOLDERS = [...new Set(PATHS.flatMap((path) => path.match(/[^/?]+/)?.[0] ?? []))]
const ROUTE = new RegExp(`^(/(${FOLDERS.join('|')})([/?(]|$)|/execute)`)

/** Calls of the API that begin as screens do. */
const API_CALLS = ['/auth/sync-user', '/auth/sync-user-trial', '/auth/sign-out-everywhere', '/auth/standing']

/** Paths of screens in a module, with their lines. `/` alone is too much else: only a link to it counts. */
function literalRoutes(source: string): readonly string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = textOf(node)
    const isLink = ts.isJsxAttribute(node.parent) && node.parent.name.getText(file) === 'to'
    if (text !== undefined && !API_CALLS.includes(text) && (ROUTE.test(text) || (isLink && text.startsWith('/'))))
      found.push(`${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}: ${text}`)
    else ts.forEachChild(node, visit)
  }
  ts.forEachChild(file, visit)
  return found
}

/** The text of a literal; values stand in it as `:id`, but for the origin that it begins with. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1).replace('^', '').replaceAll(String.raw`\/`, '/')
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(':id').replace(/^:id\//, '/')
}

describe('a path outside the routes is found', () => {
  test.each([
    '<Link to="/" />',
    '<Link to="/workouts?from=bar" />',
    "navigate('/auth/login')",
    'navigate(`/workout/${id}/completed`)',
    'const address = `${origin}/subscription`',
    "path.includes('/execute')",
    "'/workout/' + id",
    '/^\\/auth(\\/|$)/.test(path)',
  ])('%s', (code) => {
    expect(literalRoutes(code)).toHaveLength(1)
  })

  test.each(["get('/api/workouts')", "post('/subscriptions/plans')", "path === '/'", "fetch('/icons/icon.svg')"])(
    'and anything else is let through: %s',
    (code) => {
      expect(literalRoutes(code)).toEqual([])
    },
  )
})

test('every path of a screen comes from the routes', () => {
  const modules = sourceFiles('{src,sw}/**/*.{ts,tsx}').filter(
    ({ name }) => !/\/messages\/|^src\/contract\/routes\.ts$/.test(name),
  )
  expect(modules.length).toBeGreaterThan(500)
  const found = modules.flatMap(({ name, text }) => literalRoutes(text).map((route) => `${name}:${route}`))
  expect(found).toEqual([])
})

test.each([
  ['/workout/018f/execute', true],
  ['/workout/execute', true],
  ['/workouts/execute', true],
  ['/dashboard', false],
  ['/progress', false],
])('a workout is done at %s: %j', (path, expected) => {
  expect(routes.isExecutionPath(path)).toBe(expected)
})

test('parameters are part of the address', () => {
  const [session, exercise] = ['018f' as SessionId, 'barbell-bench-press' as ExerciseId]
  expect(routes.sessionPath({ id: session, status: 'active' })).toBe('/workout/018f/execute')
  expect(routes.sessionPath({ id: session, status: 'abandoned' })).toBe('/workout/018f/abandoned')
  expect(routes.sendSessionPath(session, true)).toBe('/hand-over/send?session=018f&guest')
  expect(routes.guestCopyPath()).toBe('/hand-over/send?guest')
  expect(routes.newExercisePath({ from: exercise })).toBe('/exercises/new?from=barbell-bench-press')
  expect(routes.newExercisePath({ name: 'Press & pull' })).toBe('/exercises/new?name=Press+%26+pull')
})
