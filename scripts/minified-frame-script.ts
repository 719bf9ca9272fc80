import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { minify, type Plugin } from 'vite'

/**
 * public/frame.js is before the first paint of every page, and public files are copied with all that is written for developers:
 * 1.0 kB less, packed (docs/decisions/0051).
 */
export function minifiedFrameScript(): Plugin {
  return {
    name: 'minified-frame-script',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      const file = join(dir, 'frame.js')
      const { code, errors } = await minify(file, await readFile(file, 'utf8'), { module: false })
      if (errors[0]) this.error(errors[0].message)
      await writeFile(file, code)
    },
  }
}
