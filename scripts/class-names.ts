import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const further = `${first}0123456789`
/** A class in a style sheet, or an animation. What only looks like one takes a name that no one uses. */
const named = /[.](-?[A-Za-z_][\w-]*)|@keyframes\s+([\w-]+)/g
/** Blockers of advertisements hide what is called so. */
const refused = /^ad/i

type ClassName = (local: string, file: string) => string

/**
 * The names of classes in the pages. In a build 'a7': a page names three hundred classes, which were a tenth of its bytes. Each is numbered by its place
 * among all classes of all style sheets, so every build of the same sources gives the same, in pages, scripts and styles alike.
 */
export function shortClassNames(root: string): ClassName {
  const names = new Map<string, string>()
  let number = 0
  for (const file of globSync('src/**/*.module.css', { cwd: root }).sort()) {
    for (const [, name, animation] of readFileSync(join(root, file), 'utf8').matchAll(named)) {
      const key = keyOf(name ?? animation ?? '', file)
      if (names.has(key)) continue
      while (refused.test(short(number))) number += 1
      names.set(key, short(number))
      number += 1
    }
  }
  return (local, file) => {
    const name = names.get(keyOf(local, pathIn(root, file)))
    if (name === undefined) throw new Error(`${pathIn(root, file)} has no class ${local}`)
    return name
  }
}

/** While someone works on the site: 'button_9fQk', the same behind every class of a file. */
export function readableClassNames(root: string): ClassName {
  return (local, file) => `${local}_${createHash('sha256').update(pathIn(root, file)).digest('base64url').slice(0, 4)}`
}

function short(number: number): string {
  const initial = first[number % first.length] ?? ''
  const rest = Math.floor(number / first.length)
  return rest === 0 ? initial : initial + shortRest(rest - 1)
}

function shortRest(number: number): string {
  const sign = further[number % further.length] ?? ''
  const rest = Math.floor(number / further.length)
  return rest === 0 ? sign : sign + shortRest(rest - 1)
}

function keyOf(local: string, file: string): string {
  return `${file} ${local}`
}

/** 'src/ui/button.module.css', on every system, without what Vite adds behind it. */
function pathIn(root: string, file: string): string {
  return relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
}
