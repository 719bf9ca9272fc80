import { createContext } from 'react-router'
import type { ContentSource } from './ports/content.ts'

export const contentContext = createContext<ContentSource>()
