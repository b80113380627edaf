import type { CoachWords } from '../coach'

export default {
  welcome: ['Le plan de nuit', 'Vous êtes Orange, Belle est Bleu. On pave d’abord les rues ensemble, puis chacun y dresse ses toits, et les réverbères décident de leur valeur. C’est la vraie partie ; je ne fais qu’expliquer, et vous pouvez me fermer quand vous voulez.'],
  lay: ['Posez une tuile', 'La tuile en main a quatre cases. Visez un îlot en pointillé, tournez-la avec R, la molette ou les boutons, et cliquez deux fois pour la poser. Une bonne place : vos cases orange près d’un réverbère.'],
  paving: ['À qui est ce sol ?', 'Les soleils sont à vous, les lunes à Bleu, moitié-moitié aux deux. Un toit veut un sol d’un seul tenant : posez votre couleur contre votre couleur, près de la lumière.'],
  take: ['Prenez un toit', 'Au lieu de poser une tuile, vous pouvez prendre un toit du stock. Les grands rapportent plus mais veulent de la place ; les petits vont partout. Choisissez des formes que vos rues peuvent porter. Ce que vous laissez, Belle peut le prendre.'],
  unbuilt: ['Pourquoi des points négatifs ?', 'Votre réserve compte −{n} pour l’instant : chaque toit non bâti à la fin coûte 3 points. Dès qu’il est sur le plan, la perte disparaît.'],
  enough: ['Assez de toits', 'Trois à cinq toits suffisent pour une partie. Désormais chaque tuile posée prépare leur sol.'],
  last_tiles: ['Les rues s’achèvent', 'Qui pose le premier sa huitième tuile ouvre la seconde phase. Bâtir en premier vaut quelque chose : la meilleure place entre deux réverbères ne sert qu’une fois.'],
  city: ['La seconde phase', 'Les rues sont pavées. À chaque tour, vous bâtissez un toit ou jouez une carte. Vos toits attendent dans la réserve, les cartes sont à côté du plan.'],
  build: ['Bâtissez un toit', 'Prenez un toit de votre réserve et visez le plan : le nombre dit ce qu’il rapporterait, en lumière et autrement. On ne couvre que des cases libres, à vous ou mixtes. Essayez plusieurs places avant de cliquer deux fois.'],
  lit: ['La taille fois la lumière', 'Votre toit a {size} cases et {lit} des réverbères l’éclairent : {size} × {lit} = {points} points. Un réverbère de plus vaut mieux près d’un grand toit que d’un petit.'],
  card: ['Les cartes postales', 'Chaque carte existe une fois, pour qui la joue d’abord ; vous avez quatre jetons pour quatre d’entre elles. Lisez ce qu’elles font. Le jardin et le peintre rapportent aussitôt ; Sacré-Cœur pardonne les toits que vous n’avez pu bâtir.'],
  group: ['Des toits qui se touchent', 'Votre plus grand groupe de toits accolés compte aussi, 1 point par case : {n} maintenant. À lumière égale, choisissez la place contre votre propre toit.'],
  deny: ['Belle a joué une carte', 'Elle n’est plus pour vous. Vous pouvez en faire autant : toute carte peut aussi se prendre sans effet, juste pour l’en priver.'],
  kept: ['Une carte en poche', 'Votre carte attend un prochain tour : Métropolitain laisse un toit couvrir un réverbère, Chartier une case de Bleu. Rien à annoncer : bâtissez simplement là.'],
  ending: ['La fin approche', 'La partie finit quand plus personne ne peut bâtir et que tous les jetons sont dépensés. Qui peut agir le doit : les derniers jetons servent aussi, ne serait-ce qu’à priver l’autre.'],
  over: ['La ville est bâtie', 'C’est {own} à {rival}. Le décompte montre d’où viennent les points : lumière, groupe, toits non bâtis, cartes. Rejouez, ou cherchez dans les règles ce qui vous a surpris.'],
} satisfies CoachWords as CoachWords
