import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, type PostText, pull } from '../post-blocks.ts'

export const germanOneMeeting: PostText = {
  title: 'Ein Treffen statt dreier',
  excerpt:
    'Sieben Stunden Abstimmung in der Woche, und trotzdem weiß niemand Bescheid. Wie eine Viertelstunde vor dem richtigen Board drei Besprechungen ersetzt.',
  pictureAlt: 'Drei Linien laufen von links zusammen und treffen sich in einem orangen Punkt.',
  blocks: [
    paragraph(
      'Zähl einmal zusammen, wie viele Stunden du in der vergangenen Woche in Besprechungen warst, in denen Leute einander erzählt haben, was sie tun. In Dublin, wo ich früher ein Produkt mit sechs Teams verantwortet habe, waren es sieben. Wir hatten eine Runde der Teamleitungen, eine Runde für Abhängigkeiten und eine Runde, in der die Ergebnisse der beiden anderen Runden berichtet wurden.',
    ),
    paragraph(
      'Die dritte habe ich selbst eingeführt. Ich erwähne das, damit niemand glaubt, ich würde über andere spotten.',
    ),
    chapter('warum-runden-nicht-reichen', 'Warum Runden nicht reichen'),
    paragraph(
      'Wenn acht Menschen reihum berichten, hört jeder sieben Achtel der Zeit etwas, das ihn meistens nicht betrifft. Das wäre zu ertragen. Schlimmer ist, was nicht gesagt wird: Niemand berichtet über die Arbeit, die gerade keinem gehört. Sie liegt zwischen den Teams, also kommt sie in keinem Bericht vor.',
    ),
    paragraph(
      'Deshalb fragen wir auf Flight Level 2 nicht nach Menschen, sondern nach Arbeit. Wir gehen das Board von rechts nach links durch, vom Fertigen zum Neuen, Karte für Karte. Zu jeder Karte gibt es nur eine Frage: Was braucht sie, um weiterzukommen? Wer dazu nichts zu sagen hat, schweigt. Das ist erlaubt und sogar erwünscht.',
    ),
    pull('Frag nicht, was die Leute tun. Frag, was die Arbeit braucht.'),
    chapter('so-laeuft-es-ab', 'So läuft es ab'),
    list(
      [
        '<strong>Wer kommt.</strong> Aus jedem Team eine Person, die etwas zusagen darf. Es muss nicht die Leitung sein. Wer nichts entscheiden darf, wird zum Boten, und Boten verlängern jedes Treffen.',
        '<strong>Wie lange.</strong> Fünfzehn Minuten, zweimal in der Woche, immer zur selben Zeit. Wenn es nicht reicht, ist meistens zu viel offen.',
        '<strong>Worüber.</strong> Erst die Karten, die stehen. Dann die, die als Nächstes über eine Teamgrenze gehen. Der Rest bewegt sich von allein und braucht keine Worte.',
        '<strong>Was danach bleibt.</strong> Die zwei oder drei, die etwas klären müssen, bleiben stehen. Alle anderen gehen. Das ist der Teil, der die Besprechungen ersetzt.',
      ],
      { ordered: true },
    ),
    chapter('die-ersten-wochen', 'Die ersten Wochen sind zäh'),
    paragraph(
      'Beim ersten Mal haben wir vierzig Minuten gebraucht und sechs Karten geschafft. Beim zweiten Mal kam ein Teamleiter nicht, weil er „eh nichts hatte“. Genau auf sein Team warteten vier Karten. Ich habe ihn nicht ermahnt. Ich habe ein Foto vom Board gemacht, die vier Karten eingekreist und es ihm geschickt. Er ist nie wieder ausgeblieben.',
    ),
    paragraph(
      'In der dritten Woche haben wir die Abhängigkeitsrunde abgesagt, nur einmal, zur Probe. Niemandem ist etwas abgegangen. In der fünften fiel die Runde der Teamleitungen. Die Berichtsrunde, also meine, hielt sich am längsten. Sie starb, als die Chefin fragte, ob sie statt des Berichts einfach am Dienstag beim Board vorbeikommen dürfe. Sie durfte. Sie stand hinten und sagte kein Wort, was ihr sichtlich schwerfiel.',
    ),
    chapter('online-geht-es-auch', 'Online geht es auch'),
    paragraph(
      'Drei unserer Teams saßen in Bangalore. Wir haben das Board deshalb von Anfang an am Bildschirm geführt. Zwei Dinge haben geholfen: Eine Person bewegt die Karten, und zwar nie die ranghöchste. Und wer eine Zusage macht, schreibt sie selbst auf die Karte, noch während des Treffens. Das dauert zehn Sekunden und spart eine Woche Nachfragen.',
    ),
    paragraph(
      'Ein Rat noch zur Uhrzeit: Such eine, die für alle gleich unbequem ist. Wenn immer dieselben im Dunkeln sitzen, sagen sie irgendwann nichts mehr.',
    ),
    chapter('ausprobieren', 'Probier es vier Wochen lang'),
    paragraph(
      'Sag keine Besprechung ab, bevor ihr etwas Besseres habt. Leg die Viertelstunde einfach dazu, für vier Wochen, und schreib nach jedem Treffen auf, welche Frage damit erledigt war. Nach einem Monat legst du die Liste neben die Tagesordnungen der anderen Runden. Den Rest entscheidet die Gruppe, und sie entscheidet ihn gern.',
    ),
    paragraph(
      'Von den sieben Stunden in Dublin blieben am Ende fünfzig Minuten. Die übrige Zeit haben die Leute übrigens nicht gefeiert. Sie haben gearbeitet, was nach der langen Pause für manche recht ungewohnt war.',
    ),
  ],
}
