import { createContext } from 'react'

/** Whether the page is a preview, which shows problems that are hidden from visitors. */
export const InPreview = createContext(false)
