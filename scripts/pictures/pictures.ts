import { bookCovers } from './book-covers.ts'
import { portraits } from './portraits.ts'
import { scenes } from './scenes.ts'
import type { Picture } from './svg.ts'

/** Everything in public/pictures. */
export const pictures: readonly Picture[] = [...scenes, ...bookCovers, ...portraits]
