import { list, paragraph } from '../../pages/blocks.ts'
import { chapter, film, type PostText, pull } from '../post-blocks.ts'

export const germanFinishFirst: PostText = {
  title: 'Fertig ist das neue Schnell',
  excerpt:
    'Eine Werft hält 31 von 40 Projekten an und liefert danach doppelt so viel. Warum Grenzen für begonnene Arbeit über den Teams mehr bewirken als in ihnen.',
  pictureAlt: 'Viele kleine Wellen laufen auf eine ruhige Linie zu; auf ihr liegt ein oranger Punkt.',
  blocks: [
    paragraph(
      'Als ich noch auf der Werft war, hatten wir eine Regel: Ein Schiff, das im Dock liegt, wird fertig gebaut, bevor das nächste hineinkommt. Die Regel war nicht klug ausgedacht. Es gab einfach nur ein Dock.',
    ),
    paragraph(
      'Im Büro darüber galt sie nicht. Da lagen vierzig Projekte gleichzeitig auf den Tischen, denn ein Tisch ist geduldig. Jedes dieser Projekte hatte einen Leiter, einen Plan und einen guten Grund. Fertig wurden im Jahr sieben.',
    ),
    chapter('warum-alle-anfangen', 'Warum alle so gern anfangen'),
    paragraph(
      'Anfangen fühlt sich gut an. Der Auftraggeber freut sich, das Team ist ausgelastet, und in der nächsten Besprechung kann man sagen: Läuft. Der Preis kommt später, und er kommt verteilt. Hier eine Woche Warten auf die Statik, dort drei Tage, weil die Kollegin gerade in einem anderen Vorhaben steckt. Niemand bekommt je die ganze Rechnung zu sehen.',
    ),
    paragraph(
      'Auf Teamebene ist das bekannt. Viele Teams begrenzen heute, was sie gleichzeitig angreifen, und sie tun gut daran. Nur hilft es wenig, wenn darüber niemand begrenzt. Das Team mit Limit drei bekommt dann eben jede Woche erklärt, welche drei gerade die wichtigsten sind.',
    ),
    pull('Die Grenze gehört dorthin, wo die Arbeit hereinkommt. Alles darunter ist Schadensbegrenzung.'),
    chapter('was-wir-getan-haben', 'Was wir getan haben'),
    paragraph(
      'Wir haben die vierzig Projekte an eine Wand gehängt, eine Karte für jedes, und nur eine Frage gestellt: Wer arbeitet diese Woche wirklich daran? Bei neunzehn Karten kam keine Antwort. Sie waren begonnen und lagen. Die haben wir umgedreht. Niemand hat sich beschwert, denn es hat sich ja nichts geändert, außer dass man es jetzt sah.',
    ),
    paragraph(
      'Bei den übrigen einundzwanzig wurde es schwieriger. Wir haben vereinbart, dass neun offen bleiben. Die Zahl war nicht berechnet, sie war ausgehandelt: so klein, dass es weh tut, und so groß, dass die Geschäftsführung Ja sagt. Ein Platz wird frei, wenn etwas fertig ist. Fertig heißt: Der Kunde hat es, und es braucht uns nicht mehr.',
    ),
    list([
      '<strong>In der zweiten Woche</strong> kam der erste Versuch, ein zehntes Projekt zu öffnen. Es war das Lieblingsprojekt des Chefs. Er hat die Karte selbst wieder abgenommen, vor allen. Dieser Augenblick war mehr wert als jede Schulung.',
      '<strong>In der fünften Woche</strong> hatten zwei Teams zum ersten Mal seit Jahren Luft. Sie wussten nicht recht, wohin damit, und halfen den anderen. Genau dafür war sie gedacht.',
      '<strong>Nach einem Jahr</strong> waren vierzehn Projekte fertig, so viele wie sonst in zwei Jahren. Mit denselben Leuten und ohne Überstunden.',
    ]),
    chapter('was-schiefging', 'Was schiefging'),
    paragraph(
      'Damit es nicht zu schön klingt: Wir haben vergessen, mit dem Vertrieb zu reden. Der hat weiter versprochen wie bisher, und im dritten Monat standen sechs Kunden vor einer Wand mit neun Plätzen. Das war peinlich. Seither hängt der Vertrieb seine Zusagen selbst an die Wand, in eine eigene Spalte ganz links, und sieht, was davor noch kommt. Wir hätten damit anfangen sollen.',
    ),
    paragraph(
      'Und nicht jede umgedrehte Karte war vergessen worden. Hinter zweien steckten Menschen, die still weitergearbeitet hatten, abends, weil ihnen die Sache am Herzen lag. Wer anhält, muss vorher fragen, wem es gehört. Das habe ich damals gelernt.',
    ),
    film(
      'https://vimeo.example/flightlevels/fertig-ist-das-neue-schnell',
      'Die ganze Geschichte, erzählt beim Donnerstag mit Gästen: zwanzig Minuten, ohne Folien.',
    ),
    chapter('dein-naechster-schritt', 'Dein nächster Schritt'),
    paragraph(
      'Zähl, was bei euch begonnen und nicht fertig ist. Nicht in einem Team, sondern in dem ganzen Bereich, den du überblickst. Teil die Zahl durch das, was ihr in einem Monat fertig bekommt. Was herauskommt, ist die Zahl der Monate, die ein neues Vorhaben im Schnitt brauchen wird, wenn sich nichts ändert. Zeig sie jemandem, der gerade ein neues anfangen will.',
    ),
  ],
}
