import { createContext } from 'react-router'
import type { ContentSource } from './ports/content.ts'

/** The source of pages, posts, menus and testimonials. */
export const contentContext = createContext<ContentSource>()
