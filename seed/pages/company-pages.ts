import type { StarterPage } from '#content/documents/starter-content.ts'
import { germanAbout } from './de/about.ts'
import { germanBooks } from './de/books.ts'
import { germanContact } from './de/contact.ts'
import { germanSpeaking } from './de/speaking.ts'
import { germanTwig } from './de/twig.ts'
import { englishAbout } from './en/about.ts'
import { englishBooks } from './en/books.ts'
import { englishContact } from './en/contact.ts'
import { englishSpeaking } from './en/speaking.ts'
import { englishTwig } from './en/twig.ts'
import { twins } from './twins.ts'

/** Who we are, where to meet us, how to reach us. */
export const companyPages: readonly StarterPage[] = [
  ...twins({ de: '/ueber-uns', en: '/about' }, germanAbout, englishAbout),
  ...twins({ de: '/kontakt', en: '/contact' }, germanContact, englishContact),
  ...twins('/speaking', germanSpeaking, englishSpeaking),
  ...twins({ de: '/buecher', en: '/books' }, germanBooks, englishBooks),
  ...twins('/twig', germanTwig, englishTwig),
]
