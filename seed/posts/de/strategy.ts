import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, pull } from '../post-blocks.ts'

export const germanStrategy: PostText = {
  title: 'Strategie ist kein Dokument',
  excerpt:
    'Achtzig Folien, ein Jahr gültig, von niemandem gelesen. Was passiert, wenn ein Führungsteam seine Strategie an die Wand hängt und alle zwei Wochen davor steht.',
  pictureAlt: 'Ein einziger weiter Bogen am Himmel, und ganz oben darauf ein oranger Punkt.',
  blocks: [
    paragraph(
      'Ich habe elf Jahre lang Strategiepapiere geschrieben. Gute, wie ich finde. Das beste hatte achtzig Folien, drei Säulen und ein Haus mit Dach. Als ich ein halbes Jahr später in der Kantine fragte, was eigentlich darin steht, wusste ein Kollege noch das Dach.',
    ),
    paragraph(
      'Man kann das den Leuten vorwerfen. Ich habe es eine Zeit lang getan. Heute glaube ich, der Fehler lag in der Form. Ein Dokument ist fertig, sobald es freigegeben ist. Strategie fängt an diesem Tag erst an.',
    ),
    chapter('was-entschieden-wird', 'Was wirklich entschieden wird'),
    paragraph(
      'Nimm eure letzte Strategie und such nach einem Satz, der etwas ausschließt. Einem Satz, nach dem ihr zu jemandem Nein sagen müsst, der eine gute Idee hat. Wenn du keinen findest, hast du eine Wunschliste vor dir. Das ist nicht schlimm, nur hilft es niemandem bei der Frage, was am Montag zuerst kommt.',
    ),
    paragraph(
      'Auf Flight Level 3 hängt deshalb kein Papier, sondern ein Board mit wenigen Karten. Jede Karte ist eine Wette: Wir glauben, dass etwas Bestimmtes eintritt, wenn wir etwas Bestimmtes tun, und wir merken an diesem Zeichen, ob wir recht haben. Mehr als sechs Wetten auf einmal gewinnt niemand. Die meisten gewinnen nicht einmal sechs.',
    ),
    pull('Was keine Karte hat, ist keine Strategie. Was keine Grenze hat, auch nicht.'),
    chapter('drei-fragen', 'Drei Fragen, eine halbe Stunde'),
    paragraph(
      'Ein Board allein ist noch nichts. Lebendig wird es durch das Treffen davor. Ein Versicherer in Graz, den ich begleitet habe, trifft sich jeden zweiten Freitag für eine halbe Stunde. Die Vorständin stellt drei Fragen, immer dieselben:',
    ),
    list(
      [
        '<strong>Was haben wir seit dem letzten Mal gelernt?</strong> Getan wird genug, das steht auf anderen Boards. Hier zählt, was wir jetzt wissen und vorher nicht wussten.',
        '<strong>Welche Wette würden wir heute nicht mehr eingehen?</strong> Die Frage ist unangenehm, darum steht sie in der Mitte. Beim vierten Mal kam die erste Antwort.',
        '<strong>Was brauchen die Leute von uns, damit es weitergeht?</strong> Meistens ist das eine Entscheidung. Sie wird gleich getroffen, wenn alle im Raum sind, die sie tragen müssen.',
      ],
      { ordered: true },
    ),
    paragraph(
      'Das klingt nach wenig. Im ersten Halbjahr hat dieser Vorstand drei von neun Vorhaben beendet, darunter eines, das dem halben Haus als unantastbar galt. Die Leute, die daran gearbeitet hatten, waren zuerst gekränkt und dann erleichtert. Sie hatten es schon lange gewusst.',
    ),
    chapter('von-oben-nach-unten', 'Die Verbindung nach unten'),
    paragraph(
      'Eine Wette auf Level 3 bewegt nichts, solange sie nicht auf Level 2 ankommt, also bei denen, die die Arbeit zwischen den Teams abstimmen. Darum hängt in Graz an jeder Wette ein kleiner Zettel: Welche Vorhaben auf dem Board darunter zahlen auf sie ein? Drei Wetten hatten am Anfang gar keinen Zettel. Man hatte sie beschlossen und vergessen, es jemandem zu sagen.',
    ),
    paragraph(
      'Umgekehrt hingen unten elf Vorhaben, die auf keine Wette zeigten. Manche davon waren nötig, etwa weil ein Gesetz sie verlangt. Die anderen waren einfach immer schon da gewesen. Fünf hat das Team noch am selben Nachmittag abgehängt, ohne jemanden zu fragen. Auch das ist Strategie, vielleicht ihr bester Teil: dass Leute wissen, was sie lassen dürfen.',
    ),
    chapter('anfangen', 'Womit du anfangen kannst'),
    paragraph(
      'Schreib die Vorhaben, über die ihr in der Führung zuletzt geredet habt, auf Karten. Alle, auch die kleinen. Leg sie auf einen Tisch und bitte jede und jeden, die drei wichtigsten mit einem Punkt zu versehen. Zähl die Karten, die gar keinen Punkt haben. Über diese Zahl lohnt sich das erste Gespräch.',
    ),
    paragraph(
      'Und falls ihr ein Papier habt: Wirf es nicht weg. Lies es noch einmal und such den einen Satz, der etwas ausschließt. Vielleicht ist er da. Dann ist er eure erste Karte.',
    ),
    paragraph(
      'Wie so ein Board entsteht und wie ihr davor redet, üben wir zwei Tage lang in <a href="/de/workshops/flight-level-3-design">Flight Level 3 Design</a>.',
    ),
  ],
}
