import type { Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import type { Scene } from './scene.ts'

export interface Visit {
  page: Page
  language: Language
  scene: Scene
}

export interface Screen {
  name: string
  /** Whether the cookie question is still open. */
  asksConsent?: boolean
  /** Behind the door of the office. */
  inOffice?: boolean
  /** Only what is in the window, where it was scrolled to; shown again at every width. */
  asItStands?: boolean
  /** Leaves the page as it is to be photographed. */
  show(visit: Visit): Promise<unknown>
}
