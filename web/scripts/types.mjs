// Writes src/lib/net/wire.ts from the JSON Schema of all that crosses; --check only compares.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const OUT = here('../src/lib/net/wire.ts')
const PROGRAM = `
import json
from eldorado.server.wire_schema import wire_schema
print(json.dumps(wire_schema()["$defs"]))
`

function schema() {
  const python = [here('../../.venv/bin/python'), 'python3'].find(
    (p) => p === 'python3' || existsSync(p),
  )
  try {
    return JSON.parse(
      execFileSync(python, ['-c', PROGRAM], {
        env: { ...process.env, PYTHONPATH: here('../../src') },
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 1 << 24,
      }),
    )
  } catch (error) {
    return {
      reason: String(error.stderr ?? error)
        .trim()
        .split('\n')
        .at(-1),
    }
  }
}

const NAMES = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
}

/** The names of unions, by what they stand for. */
const unions = new Map()

function type(part) {
  const text = write(part)
  return unions.get(text) ?? text
}

function write(part) {
  if (part.$ref) return part.$ref.split('/').at(-1)
  if (part.anyOf) return [...new Set(part.anyOf.map(type))].join(' | ')
  if (part.enum)
    return part.enum.map((value) => JSON.stringify(value).replaceAll('"', "'")).join(' | ')
  if (part.prefixItems) return `[${part.prefixItems.map(type).join(', ')}]`
  if (part.type === 'array') return `${brackets(part.items ?? {})}[]`
  if (part.type === 'object') {
    const values = part.additionalProperties
    return `Record<string, ${values && values !== true ? type(values) : 'unknown'}>`
  }
  return NAMES[part.type] ?? 'unknown'
}

function brackets(part) {
  const text = type(part)
  return (part.anyOf || part.enum) && text.includes(' | ') ? `(${text})` : text
}

function comment(text, indent) {
  if (!text) return ''
  const lines = text.split('\n').map((line) => line.trim())
  return lines.length === 1
    ? `${indent}/** ${lines[0]} */\n`
    : `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`
}

function declaration(name, part) {
  if (part.anyOf || part.enum) return `export type ${name} = ${write(part)}\n`
  const needed = new Set(part.required ?? [])
  const fields = Object.entries(part.properties ?? {}).map(
    ([field, value]) =>
      `${comment(value.description, '  ')}  ${field}${needed.has(field) ? '' : '?'}: ${type(value)}\n`,
  )
  return `${comment(part.description, '')}export interface ${name} {\n${fields.join('')}}\n`
}

const found = schema()
if (typeof found.reason === 'string') {
  console.error(`The types of what crosses cannot be made: ${found.reason}`)
  process.exit(1)
}
for (const [name, part] of Object.entries(found)) {
  if (part.anyOf || part.enum) unions.set(write(part), name)
}
const text = [
  '// Made by `npm run types` from the schema of the server; do not edit.\n',
  ...Object.entries(found).map(([name, part]) => declaration(name, part)),
].join('\n')

if (process.argv.includes('--check')) {
  if (!existsSync(OUT) || readFileSync(OUT, 'utf8') !== text) {
    console.error('src/lib/net/wire.ts is stale: run `npm run types`.')
    process.exit(1)
  }
} else {
  writeFileSync(OUT, text)
}
