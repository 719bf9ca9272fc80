import type { StarterTestimonial } from '#content/documents/starter-content.ts'
import type { Bilingual } from '#domain/language.ts'

/** What the customers of the seed world say. All are invented. */
const said: Readonly<Record<string, { author: Bilingual; message: Bilingual }>> = {
  'petra-holzinger': {
    author: {
      de: 'Petra Holzinger, Bereichsleiterin Netzbau bei Innkraft',
      en: 'Petra Holzinger, Head of Grid Construction at Innkraft',
    },
    message: {
      de: 'Wir hatten vierzehn Teams, jedes mit vollem Board, und trotzdem kam nichts an. Nach zwei Tagen hing eine einzige Wand da, und ich habe zum ersten Mal gesehen, worauf alle warten: auf mich.',
      en: 'We had fourteen teams, each with a full board, and still nothing got through. Two days later there was one wall, and for the first time I saw what everybody was waiting for: me.',
    },
  },
  'milan-kovac': {
    author: {
      de: 'Milan Kováč, Product Owner in einem Softwarehaus',
      en: 'Milan Kováč, product owner at a software company',
    },
    message: {
      de: 'Kein Vortrag über Agilität, kein Rollenspiel mit Papierfliegern. Wir haben an unserer eigenen Arbeit gebaut, und am Montag hat es noch gestimmt.',
      en: 'No lecture on agility, no games with paper planes. We built with our own work, and on Monday it still held.',
    },
  },
  'sigrid-aas': {
    author: {
      de: 'Sigrid Aas, Leiterin Transformation einer Reederei',
      en: 'Sigrid Aas, Head of Transformation at a shipping line',
    },
    message: {
      de: 'Sie haben uns im Erstgespräch gesagt, was wir nicht brauchen. Das hat uns ein halbes Jahr erspart und ihnen den größeren Auftrag gekostet. Seither rufe ich zuerst dort an.',
      en: 'In the first conversation they told us what we did not need. It saved us half a year and cost them the bigger contract. They have been my first call ever since.',
    },
  },
  'ferdinand-loibl': {
    author: {
      de: 'Ferdinand Loibl, Geschäftsführer eines Sägewerks',
      en: 'Ferdinand Loibl, managing director of a sawmill',
    },
    message: {
      de: 'Ich dachte, das ist etwas für Büros. Jetzt hängt das Board neben der Besäumsäge, und die Partie redet darüber, was als Nächstes drankommt, bevor ich frage.',
      en: 'I thought this was for offices. Now the board hangs next to the edger, and the crew talks about what comes next before I ask.',
    },
  },
}

export const testimonials: readonly StarterTestimonial[] = Object.entries(said).flatMap(([slug, { author, message }]) =>
  (['de', 'en'] as const).map((language) => ({ language, slug, author: author[language], message: message[language] })),
)
