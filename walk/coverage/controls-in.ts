import ts from 'typescript'

/** Elements that a person presses or types into. */
const CONTROLS =
  /^(a|button|input|select|textarea|summary|\w*Link|\w*Button|Button|Chip|ChipSelect|Menu|Switch|SelectField|NativeSelect|HeadSelect|\w+Field|TextArea|FileChoice|SettingRow|Choice|Key)$/
/** Their own name is that of the group: a person presses one of its entries. */
const GROUPS = /^(SegmentedControl|ChoiceList|RangeControl|Choices)$/
/** Parts of a control, or of a message beside it, that are its name. */
const NAMES = /^(label|aria-label|title|closeLabel|clearLabel|confirmLabel|cancelLabel|action|children)$/
const SELECTS = /^on(Select|Click|Press)$/

/**
 * The message keys that name the controls in a source text, `namespace:key`; `*` stands for a part that is computed. Read
 * from the syntax: a name that is handed on as a value is not seen. `isMessage` says which of a file's namespaces has a
 * key.
 */
export function controlsIn(path: string, text: string, isMessage: (key: string) => boolean): ReadonlySet<string> {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const namespaces = namespacesIn(path, source)
  const found = new Set<string>()
  const note = (node: ts.Node) => {
    for (const key of keysIn(node)) {
      const named = key.includes(':') ? [key] : namespaces.map((namespace) => `${namespace}:${key}`)
      found.add(named.find(isMessage) ?? named[0] ?? key)
    }
  }
  // Of a name of several messages, the first stands for all.
  const noteFirst = (nodes: readonly ts.Node[]) => {
    const first = nodes.flatMap(callsIn)[0]
    if (first) note(first)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) && isControl(node.openingElement)) {
      const names = namesOf(node.openingElement)
      // An `aria-label` is the whole name of a control, whatever is written on it.
      if (!names.some(isSpoken)) noteFirst(node.children)
      names.forEach(note)
    } else if (ts.isJsxSelfClosingElement(node) && isControl(node)) namesOf(node).forEach(note)
    else if (ts.isJsxSelfClosingElement(node) && GROUPS.test(node.tagName.getText())) entriesOf(node).forEach(note)
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

function isSpoken(attribute: ts.Node): boolean {
  return ts.isJsxAttribute(attribute) && attribute.name.getText() === 'aria-label'
}

/** The labels of what can be chosen in a group, as far as they are written in its place. */
function entriesOf({ attributes }: ts.JsxSelfClosingElement): readonly ts.Node[] {
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && nameOf(node) === 'label') found.push(node)
    ts.forEachChild(node, visit)
  }
  for (const property of attributes.properties)
    if (ts.isJsxAttribute(property) && property.name.getText() === 'options') visit(property)
  return found
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
  return callsIn(part).flatMap((call) => call.arguments.slice(0, 1).flatMap(textsOf))
}

/** The calls of `t`, in the order of the source. */
function callsIn(part: ts.Node): readonly ts.CallExpression[] {
  const found: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 't') found.push(node)
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

/** Those that are given to `useTranslation`, then that of the feature, where `t` comes from outside. */
function namespacesIn(path: string, source: ts.SourceFile): readonly string[] {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'useTranslation' && node.arguments[0])
      for (const one of ts.isArrayLiteralExpression(node.arguments[0]) ? node.arguments[0].elements : node.arguments)
        if (ts.isStringLiteralLike(one)) found.add(one.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const [, feature] = /features\/([^/]+)\//.exec(path) ?? []
  return [...found, ...(feature === undefined ? [] : [feature]), 'app', 'parts', 'shared']
}
