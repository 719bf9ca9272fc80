import { createContext } from 'react-router'
import type { ContentSource } from './ports/content.ts'

/** Where pages, posts, menus and testimonials come from. */
export const contentContext = createContext<ContentSource>()
