import ts from 'typescript'

/** A comment `// proves 4.12` that says which lines of the specification a test, or one case of a table, proves. */
export type Tag = {
  /** The line number of the comment, from 1. */
  readonly at: number
  /** Line numbers of the specification. */
  readonly lines: readonly string[]
  /** The title as written, including `%s` and `${size}`; null if the comment is not at a test. */
  readonly title: string | null
  /** Identifies a table's case: the first string of the commented code. */
  readonly example: string | null
  /** False for a skipped or unwritten test. */
  readonly runs: boolean
}

/** Modifiers of tests that still run. */
const RUNS = new Set(['each', 'for', 'runIf', 'concurrent', 'describe', 'only'])
const COMMENT = /\/\/ proves (\d+\.\d+(?:, \d+\.\d+)*)$/

type Test = { readonly call: ts.CallExpression; readonly title: string; readonly runs: boolean }

/** Parses the tags of a test file by its syntax, without running it. */
export function tagsIn(path: string, text: string): readonly Tag[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const rows = text.split('\n')
  const tests = testsOf(source)
  return rows.flatMap((row, index) => {
    const lines = COMMENT.exec(row)?.[1]?.split(', ')
    if (!lines) return []
    const start = startOf(rows, index)
    const node = outermostFrom(source, start)
    const own = tests.find(({ call }) => call.getStart() === start)
    const test = own ?? (node && testOfCase(tests, node))
    return {
      at: index + 1,
      lines,
      title: test?.title ?? null,
      example: own || !node ? null : firstString(node),
      runs: test?.runs ?? false,
    }
  })
}

/** The start of the code that a comment refers to: before it on its line, else on the next line. */
function startOf(rows: readonly string[], index: number): number {
  const isAlone = (row: string | undefined) => row?.trimStart().startsWith('//') ?? false
  let at = index
  while (isAlone(rows[at])) at += 1
  const before = rows.slice(0, at).reduce((length, row) => length + row.length + 1, 0)
  return before + (/\S/.exec(rows[at] ?? '')?.index ?? 0)
}

/** The largest syntax node that begins there. */
function outermostFrom(source: ts.SourceFile, start: number): ts.Node | undefined {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (!found && node !== source && node.getStart() === start && node.kind !== ts.SyntaxKind.SyntaxList) found = node
    if (!found && node.pos <= start && start < node.end) ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The test whose table contains this case: inline in its `each`, or in a constant used by its `each` or loop. */
function testOfCase(tests: readonly Test[], node: ts.Node): Test | undefined {
  const around = tests.find(({ call }) => isWithin(node, call))
  if (around) return around
  const groups = ancestors(node).filter(
    (it) => ts.isForOfStatement(it) || (ts.isCallExpression(it) && isGroup(it.expression)),
  )
  const inGroup = tests.find(({ call }) => groups.some((group) => isWithin(call, group)))
  if (inGroup) return inGroup
  const table = climb(node, ts.isVariableDeclaration)
  if (!table) return undefined
  const tables = [table, ...madeOf(table)].map(mentions)
  return tests.find(({ call }) => ancestors(call).some((it) => tables.some((isMentioned) => isMentioned(tableOf(it)))))
}

/** The constants of the file derived from this one. */
function madeOf(table: ts.VariableDeclaration): readonly ts.VariableDeclaration[] {
  const isMentioned = mentions(table)
  return table
    .getSourceFile()
    .statements.flatMap((statement) =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [],
    )
    .filter(({ initializer }) => initializer && isMentioned(initializer.getText()))
}

function mentions({ name }: ts.VariableDeclaration): (text: string) => boolean {
  const word = new RegExp(`\\b${name.getText()}\\b`)
  return (text) => word.test(text)
}

/** The table of a test, a group or a loop, as written. */
function tableOf(node: ts.Node): string {
  if (ts.isForOfStatement(node)) return node.expression.getText()
  return ts.isCallExpression(node) ? node.expression.getText() : ''
}

function testsOf(source: ts.SourceFile): readonly Test[] {
  const tests: Test[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isCallOf(node.expression, ['test', 'it'])) {
      const title = node.arguments[0] && titleOf(node.arguments[0])
      if (title !== undefined && !isGroup(node.expression)) {
        const groups = ancestors(node).filter((it) => ts.isCallExpression(it))
        tests.push({ call: node, title, runs: groups.every(({ expression }) => runs(expression)) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return tests
}

/** Whether `test`, `test.each(table)`, `` test.each`table` `` or the like is called. */
function isCallOf(called: ts.Expression, names: readonly string[]): boolean {
  if (ts.isIdentifier(called)) return names.includes(called.text)
  if (ts.isPropertyAccessExpression(called)) return called.name.text !== 'step' && isCallOf(called.expression, names)
  if (ts.isCallExpression(called))
    return ts.isPropertyAccessExpression(called.expression) && isCallOf(called.expression, names)
  return ts.isTaggedTemplateExpression(called) && isCallOf(called.tag, names)
}

function isGroup(called: ts.Expression): boolean {
  return isCallOf(called, ['describe']) || /^test\.describe\b/.test(called.getText())
}

/** Whether nothing in `test.each(table)` or the like skips it. */
function runs(called: ts.Expression): boolean {
  if (!isCallOf(called, ['test', 'it', 'describe'])) return true
  if (ts.isPropertyAccessExpression(called)) return RUNS.has(called.name.text) && runs(called.expression)
  if (ts.isCallExpression(called)) return runs(called.expression)
  return !ts.isTaggedTemplateExpression(called) || runs(called.tag)
}

function titleOf(argument: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(argument)) return argument.text
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : undefined
}

function firstString(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  return ts.forEachChild(node, (child) => firstString(child) ?? undefined) ?? null
}

function ancestors(node: ts.Node): readonly ts.Node[] {
  return node.parent ? [node, ...ancestors(node.parent)] : [node]
}

function climb<Found extends ts.Node>(node: ts.Node, is: (it: ts.Node) => it is Found): Found | undefined {
  return ancestors(node).find(is)
}

function isWithin(inner: ts.Node, outer: ts.Node): boolean {
  return inner.pos >= outer.pos && inner.end <= outer.end
}
