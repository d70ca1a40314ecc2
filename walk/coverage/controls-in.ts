import ts from 'typescript'

/** Elements that a person presses or types into. */
const CONTROLS =
  /^(a|button|input|select|textarea|summary|\w*Link|\w*Button|Button|Chip|ChipSelect|Menu|Switch|SelectField|NativeSelect|HeadSelect|SegmentedControl|ChoiceList|RangeControl|\w+Field|TextArea|FileChoice|SettingRow|Choice|Key)$/
/** Parts of a control, or of a message beside it, that are its name. */
const NAMES = /^(label|aria-label|title|closeLabel|clearLabel|confirmLabel|cancelLabel|action|children)$/
const SELECTS = /^on(Select|Click|Press)$/

/**
 * The message keys that name the controls in a source text, `namespace:key`; `*` stands for a part that is computed. Read
 * from the syntax: a name that is handed on as a value is not seen.
 */
export function controlsIn(path: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const namespace = namespaceIn(source)
  const found = new Set<string>()
  const note = (node: ts.Node) => {
    for (const key of keysIn(node)) found.add(key.includes(':') ? key : `${namespace}:${key}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isControl(node.openingElement)) {
      for (const child of node.children) note(child)
      namesOf(node.openingElement).forEach(note)
    } else if (ts.isJsxSelfClosingElement(node) && isControl(node)) namesOf(node).forEach(note)
    else if (ts.isObjectLiteralExpression(node) && node.properties.some(isAct))
      for (const property of node.properties) if (nameOf(property) === 'label') note(property)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isControl({ tagName }: ts.JsxOpeningLikeElement): boolean {
  return CONTROLS.test(tagName.getText())
}

function namesOf({ attributes }: ts.JsxOpeningLikeElement): readonly ts.Node[] {
  return attributes.properties.filter((property) => ts.isJsxAttribute(property) && NAMES.test(property.name.getText()))
}

/** An entry of a menu, or a choice. */
function isAct(property: ts.ObjectLiteralElementLike): boolean {
  return SELECTS.test(nameOf(property))
}

function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name && ts.isIdentifier(name) ? name.text : ''
}

/** Of the calls of `t` in a part of the source. */
function keysIn(part: ts.Node): readonly string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't' && node.arguments[0])
      found.push(...textsOf(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(part)
  return found
}

function textsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (!ts.isTemplateExpression(node)) return []
  return [node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('')]
}

/** The first that is given to `useTranslation`. */
function namespaceIn(source: ts.SourceFile): string {
  let found = 'shared'
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation') {
      const [given] = node.arguments
      const first = given && ts.isArrayLiteralExpression(given) ? given.elements[0] : given
      if (first && ts.isStringLiteralLike(first)) found = first.text
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
