import { cover, list, type PageText, paragraph, split } from '../blocks.ts'
import { company, mailLink, phoneLink, register } from '../company.ts'

export const englishImprint: PageText = {
  title: 'Imprint',
  blocks: [
    cover(
      'Imprint',
      'Who is behind this website: information under section 5 of the Austrian E-Commerce Act (ECG), section 14 of the Commercial Code (UGB) and section 63 of the Trade Act (GewO), and disclosure under section 25 of the Media Act (MedienG).',
    ),
    split(
      'company',
      'Company',
      paragraph(`<strong>${company.name}</strong><br />${company.street}<br />${company.city}<br />Austria`),
      paragraph(`E-mail: ${mailLink}<br />Phone: ${phoneLink}`),
      paragraph('Object of the company: management consulting, training, and publishing its own professional books.'),
    ),
    split(
      'register',
      'Register and tax',
      list([
        'Legal form: limited liability company (GmbH) with its seat in Vienna',
        `Company register number: ${register.number} (sample number)`,
        'Register court: Commercial Court of Vienna (Handelsgericht Wien)',
        `VAT identification number: ${register.vatId} (sample number)`,
      ]),
    ),
    split(
      'trade',
      'Trade and supervision',
      list([
        'Trade: management consulting including business organisation (regulated trade, granted in Austria)',
        'Member of the Vienna Economic Chamber, professional group for management consulting, accounting and information technology',
        'Supervisory authority: municipal district office for the 6th and 7th districts of Vienna',
        'Applicable rules: Austrian Trade Act (Gewerbeordnung), available at www.ris.bka.gv.at',
      ]),
    ),
    split(
      'disclosure',
      'Disclosure under the Media Act',
      list([
        `Media owner and publisher: ${company.name}, Vienna`,
        'Managing directors: Theresa Moosbrugger, Valentin Achleitner',
        'Shareholders: Theresa Moosbrugger (60%), Valentin Achleitner (40%)',
      ]),
      paragraph(
        'Editorial line: information about Flight Levels and about our workshops, books and consulting, with articles and discussions on how organisations work together.',
      ),
    ),
    split(
      'contents',
      'Content and rights',
      paragraph(
        'The texts, drawings and templates on this website are ours. You may quote them if you name the source and link to it. If you would like to use more, ask us; we usually say yes.',
      ),
      paragraph(
        'For content behind links to other providers, those providers are responsible. If you notice anything that isn’t right, write to us; we look at it and remove the link if need be.',
      ),
    ),
    split(
      'disputes',
      'If we disagree',
      paragraph(
        'Please write to us first: nearly everything can be settled in a conversation. We don’t commit in advance to taking part in proceedings before a consumer arbitration body, but decide case by case.',
      ),
      paragraph(
        'To read on: <a href="/en/terms">terms</a>, <a href="/en/privacy">privacy notice</a>, <a href="/en/accessibility">accessibility</a>.',
      ),
    ),
  ],
}
