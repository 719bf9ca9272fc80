import { mkdirSync, writeFileSync } from 'node:fs'
import { pictures } from './pictures/pictures.ts'

const folder = 'public/pictures'

mkdirSync(folder, { recursive: true })
for (const { name, file } of pictures) writeFileSync(`${folder}/${name}.svg`, file)
console.log(`${pictures.length} pictures in ${folder}`)
