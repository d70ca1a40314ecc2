// biome-ignore-all lint/suspicious/noTemplateCurlyInString: components in the tests have templates of their own
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { sourceFiles } from '../../tests/support/source-files.ts'

// All user-visible text is in message files. This checks every component for literal text.

const SPOKEN_ATTRIBUTES = [
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
]

/** Text that is the same in every language. */
const ALLOWED = new Set([
  // Scales of effort, which lifters of every language call so.
  'RPE',
  'RIR',
  // The name of the app.
  'Barra',
  // A language is offered under its own name.
  'Português',
  'English',
  'Español',
])

/** Texts of a component that are in no message file, with their lines. */
function literalTexts(source: string): readonly string[] {
  const file = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const report = (node: ts.Node, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim()
    if (!/\p{L}|%/u.test(words) || ALLOWED.has(words)) return
    found.push(`${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}: ${words}`)
  }
  /** The possible texts of an expression; function results are not followed. */
  const readValue = (node: ts.Expression): void => {
    if (ts.isStringLiteralLike(node)) report(node, node.text)
    else if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) report(part, part.text)
    } else if (ts.isConditionalExpression(node)) {
      readValue(node.whenTrue)
      readValue(node.whenFalse)
    } else if (ts.isBinaryExpression(node)) {
      const isComparison = /[=<>]/.test(node.operatorToken.getText(file))
      if (!isComparison) {
        readValue(node.left)
        readValue(node.right)
      }
    } else if (ts.isParenthesizedExpression(node)) readValue(node.expression)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) report(node, node.text)
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) readValue(node.expression)
    if (ts.isJsxAttribute(node) && SPOKEN_ATTRIBUTES.includes(node.name.getText(file)) && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) report(node, node.initializer.text)
      else if (ts.isJsxExpression(node.initializer) && node.initializer.expression)
        readValue(node.initializer.expression)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

describe('a text outside the messages is found', () => {
  test.each([
    ['between tags', '<p>Save it</p>'],
    ['in braces', "<p>{'Save it'}</p>"],
    ['where a condition chooses it', "<p>{done ? 'Save it' : t('undo')}</p>"],
    ['where it comes after a condition', "<p>{done && 'Save it'}</p>"],
    ['beside a value', '<p>{`${weight} kg`}</p>'],
    ['with a sign that languages place differently', '<p>{`${share} %`}</p>'],
    ['in a name that is read aloud', '<button aria-label="Save it" />'],
    ['in a computed name', "<button aria-label={done ? 'Save it' : undefined} />"],
    ['in a hint', "<input placeholder={'Save it'} />"],
  ])('%s', (_where, code) => {
    expect(literalTexts(`const part = ${code}`)).toHaveLength(1)
  })

  test.each([
    "<p className={done ? 'is-done' : 'is-open'}>{t('save')}</p>",
    '<p>{a} · {b}</p>',
    '<p>{`${a}: ${b}`}</p>',
    "<p>{state === 'open' && t('save')}</p>",
    '<h1>Barra</h1>',
  ])('and what is none is let through: %s', (code) => {
    expect(literalTexts(`const part = ${code}`)).toEqual([])
  })
})

test('every text of every component comes from the messages', () => {
  const components = sourceFiles('src/{app,features,shared,ui,i18n,platform}/**/*.tsx')
  expect(components.length).toBeGreaterThan(100)
  const found = components.flatMap(({ name, text }) => literalTexts(text).map((line) => `${name}:${line}`))
  expect(found).toEqual([])
})
