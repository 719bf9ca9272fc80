import { bookCovers } from './book-covers.ts'
import { portraits } from './portraits.ts'
import { postHeaders } from './post-headers.ts'
import { scenes } from './scenes.ts'
import type { Picture } from './svg.ts'

/** Everything in public/pictures. */
export const pictures: readonly Picture[] = [...scenes, ...postHeaders, ...bookCovers, ...portraits]
