import {
  answers,
  buttons,
  cover,
  ghostButton,
  type PageText,
  paragraph,
  partnerButton,
  sky,
  split,
  ticks,
} from '../blocks.ts'
import { addOnWorkshop } from '../partner-links.ts'

export const englishAddOnWorkshops: PageText = {
  title: 'Our partner’s add-on workshops',
  blocks: [
    cover(
      'Our partner’s add-on workshops',
      'Two topics come up in almost every workshop, and both deserve more than an afternoon: figures that really help, and dependencies that nobody ordered. Our partner has been teaching them for years.',
      ghostButton('Figures that help', '#data-driven-improvement'),
      ghostButton('Dependencies', '#dependency-management'),
    ),
    split(
      'data-driven-improvement',
      'Data-driven improvement',
      paragraph(
        'At some point somebody asks, “So, has it got better?” If all you have by then is a feeling, you have lost the conversation. In this workshop you learn to get answers from what your boards know anyway – the kind of answers that lead to a decision.',
      ),
      ticks(
        'You read lead times, variation and the age of open work, and know which question each of them answers.',
        'You forecast with probabilities rather than hope.',
        'You can tell whether a change made a difference or whether it was chance.',
        'You build a view that a team understands in five minutes and that keeps nobody under surveillance.',
      ),
      paragraph(
        'It goes well after Flight Level 2 Design, and suits anyone who already runs a board. You needn’t be good at maths; a little curiosity about figures helps.',
      ),
      buttons(partnerButton('To the workshop at our partner’s', addOnWorkshop('data-driven-improvement'))),
    ),
    split(
      'dependency-management',
      'Dependency management',
      paragraph(
        'You can administer dependencies, loosen them or get rid of them. Most organisations are only good at the first, and are surprised to see them multiply. This is about the other two ways, and about when each is worth it.',
      ),
      ticks(
        'You map the dependencies of an endeavour and find the three that really slow it down.',
        'You tell apart what belongs together by nature and what has merely grown that way.',
        'You know patterns by which teams can take work off each other without having to align.',
        'You talk to the team you depend on in such a way that both of you gain from it.',
      ),
      paragraph(
        'It goes well with Systems Architecture and with Flight Level 2 Design, before or after. Bring an endeavour that involves at least four teams.',
      ),
      buttons(partnerButton('To the workshop at our partner’s', addOnWorkshop('dependency-management'))),
    ),
    sky(
      'who-sells',
      'Who sells, and who sends the invoice',
      paragraph(
        'Both workshops are sold by our partner in their own name. They set the dates, prices and terms, they send the invoice, and they are the ones to contact if you want to cancel or withdraw. Our <a href="/en/terms#partners">terms</a>, 3 for 2 and our regional prices don’t apply there.',
      ),
      paragraph(
        'The links on this page carry a marker that tells our partner that you came from us. If you order, we receive a commission. It doesn’t change your price, and we only recommend what we have attended ourselves.',
      ),
    ),
    split(
      'questions',
      'Questions people ask',
      ...answers(
        [
          'Do I need the Introduction for this?',
          'No, but it makes many things easier. Both workshops use the same words as we do: line of work, flow, coordination. You will find the main ones in the <a href="/en/flight-levels">overview</a>.',
        ],
        [
          'Is there a certificate?',
          'Yes, from our partner. It isn’t required for our <a href="/en/workshops/flight-levels-coach-program">Coach Program</a>, but it prepares you well.',
        ],
        [
          'Can we have the workshops at our offices?',
          'Usually, yes. Tell us what it is about, and we will put you in touch with the right people: <a href="/en/contact">contact</a>.',
        ],
      ),
    ),
  ],
}
