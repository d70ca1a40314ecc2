import { type AnyNode, type MemberExpression, type Pattern, type Program, parse } from 'acorn'
import { ancestor, full } from 'acorn-walk'
import { SYNTAX_EDITION } from './floor.ts'

/** What a script asks of its platform, as far as its text says. */
export type Uses = {
  /** Names that the script does not declare. */
  readonly globals: ReadonlySet<string>
  /** Members of those: `Promise.withResolvers`. */
  readonly members: ReadonlySet<string>
  /** Members of anything else. */
  readonly names: ReadonlySet<string>
  /** Properties that the script itself gives to objects and classes. */
  readonly ownNames: ReadonlySet<string>
}

/** Throws a SyntaxError for syntax that is younger than the floor, also in regular expressions. */
export function usesOf(text: string, sourceType: 'module' | 'script'): Uses {
  const program = parse(text, { ecmaVersion: SYNTAX_EDITION, sourceType })
  const declared = declaredIn(program)
  const globals = new Set<string>()
  const members = new Set<string>()
  const names = new Set<string>()
  ancestor(program, {
    Identifier(node, _state, path) {
      if (!declared.has(node.name) && !isAskedFor(node, path.at(-2))) globals.add(node.name)
    },
    MemberExpression(node, _state, path) {
      const name = nameOf(node)
      if (name === undefined || isAskedFor(node, path.at(-2))) return
      const { object } = node
      if (object.type === 'Identifier' && !declared.has(object.name)) members.add(`${object.name}.${name}`)
      else names.add(name)
    },
  })
  return { globals, members, names, ownNames: ownNamesOf(program) }
}

/** `typeof x`, and `x?.()`. */
function isAskedFor(node: AnyNode, parent: AnyNode | undefined): boolean {
  if (parent?.type === 'UnaryExpression') return parent.operator === 'typeof'
  return parent?.type === 'CallExpression' && parent.optional && parent.callee === node
}

function nameOf({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** In any scope: finished scripts are small enough for that. */
function declaredIn(program: Program): ReadonlySet<string> {
  const declared = new Set<string>()
  const declare = (pattern: Pattern | null | undefined) => {
    for (const name of namesIn(pattern)) declared.add(name)
  }
  full(program, (node) => {
    switch (node.type) {
      case 'VariableDeclarator':
        return declare(node.id)
      case 'CatchClause':
        return declare(node.param)
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        return declare(node.local)
      case 'ClassDeclaration':
      case 'ClassExpression':
        return declare(node.id)
      case 'FunctionDeclaration':
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        declare(node.id)
        return node.params.forEach(declare)
    }
  })
  return declared
}

function namesIn(pattern: Pattern | null | undefined): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

function ownNamesOf(program: Program): ReadonlySet<string> {
  const own = new Set<string>()
  full(program, (node) => {
    switch (node.type) {
      case 'Property':
      case 'MethodDefinition':
      case 'PropertyDefinition':
        if (!node.computed && node.key.type === 'Identifier') own.add(node.key.name)
        return
      case 'AssignmentExpression': {
        const name = node.left.type === 'MemberExpression' ? nameOf(node.left) : undefined
        if (name !== undefined) own.add(name)
      }
    }
  })
  return own
}
