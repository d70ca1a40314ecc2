import ts from 'typescript'

/** What a file of tests holds. */
export type Tests = {
  /** The title of every test that runs, as it is written: `%s` and `${size}` stand as they are. */
  readonly titles: ReadonlySet<string>
  /** Every string in the file: one of them tells a case of a table of tests from the others. */
  readonly strings: ReadonlySet<string>
}

/** What may stand between `test` and the title. Whatever is skipped, to be done or no test at all proves nothing. */
const RUNS = new Set(['each', 'for', 'runIf', 'concurrent'])

/** Reads the tests of a file by its syntax; nothing of it is run. */
export function testsIn(path: string, text: string): Tests {
  const titles = new Set<string>()
  const strings = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text)
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const title = node.arguments[0] && titleOf(node.arguments[0])
      if (title !== undefined) titles.add(title)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return { titles, strings }
}

/** Whether `test`, `it`, `test.each(table)`, `test.each\`table\`` and their like are what is called. */
function isTest(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return called.text === 'test' || called.text === 'it'
  if (ts.isPropertyAccessExpression(called)) return RUNS.has(called.name.text) && isTest(called.expression)
  if (ts.isCallExpression(called)) return ts.isPropertyAccessExpression(called.expression) && isTest(called.expression)
  return ts.isTaggedTemplateExpression(called) && isTest(called.tag)
}

function titleOf(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : undefined
}
