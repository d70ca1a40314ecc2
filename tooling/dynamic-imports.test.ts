import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Calls of `then` on a dynamic import with a second function. */
function withTwoFunctions(text: string): number {
  let count = 0
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments.length > 1 && isThenOfImport(node.expression)) count += 1
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
  return count
}

function isThenOfImport(called: ts.Expression): boolean {
  if (!ts.isPropertyAccessExpression(called) || called.name.text !== 'then') return false
  const { expression } = called
  return ts.isCallExpression(expression) && expression.expression.kind === ts.SyntaxKind.ImportKeyword
}

// The build puts `import().then(…)` whole into the function that it calls once the styles are there: where those do not
// come, a second function of `then` is never called, and nothing handles the rejection. `.catch` stands outside.
test('what follows a dynamic import handles styles that do not come', () => {
  expect(withTwoFunctions("import('./a.ts').then(use, console.error)")).toBe(1)
  expect(withTwoFunctions("import('./a.ts').then(use).catch(console.error)")).toBe(0)
  const files = globSync('{src,workers,sw}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
  expect(files.filter((file) => withTwoFunctions(readFileSync(join(ROOT, file), 'utf8')) > 0)).toEqual([])
})
