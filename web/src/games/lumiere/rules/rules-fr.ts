import type { LumiereWords } from './words'

export default {
  goal: 'De quoi il s’agit',
  goal_1:
    'Paris va s’illuminer. Deux joueurs, **Orange** et **Bleu**, pavent d’abord les rues ensemble, puis y dressent leurs toits. Un toit vaut quelque chose quand un réverbère l’éclaire, et davantage quand il y en a plusieurs.',
  goal_2:
    'La partie a deux phases. Dans la première, vous posez des **tuiles** et réunissez des **toits** ; dans la seconde, vous bâtissez ces toits et jouez des **cartes postales**. Qui a le plus de points quand la ville est finie gagne. Comptez une demi-heure.',
  finished:
    'Une ville achevée. Les petites plaques donnent taille × réverbères : 5×2 est un toit de cinq cases éclairé par deux réverbères, soit 10 points.',
  box: 'Ce qu’il y a sur la table',
  box_1:
    'Le plan a 8 × 8 cases, en 16 îlots de 2 × 2. Une tuile couvre un îlot. Chacune de ses quatre cases est l’une de celles-ci :',
  box_own: '**orange** (un soleil) ou **bleue** (une lune) : seul ce camp y bâtit ;',
  box_mixed: '**mixte** (mi-soleil, mi-lune) : les deux peuvent y bâtir ;',
  box_light: 'un **réverbère** : personne n’y bâtit, mais tout ce qui le touche est éclairé.',
  box_tiles:
    'Chaque camp a huit tuiles. La moitié de leurs cases est de sa couleur, d’autres sont de celle de l’adversaire : sur vos huit tuiles, il y a 16 cases de votre couleur, 7 de la sienne, 5 mixtes et 4 réverbères.',
  box_roofs:
    'Douze toits, tous différents, forment un **stock** commun : deux de taille 3, quatre de taille 4, quatre de taille 5 et deux de taille 6. Leur chiffre est leur taille. Un toit se tourne par quarts de tour, mais ne se retourne pas.',
  box_rest:
    'Chaque camp a aussi 7 **cheminées**, une par toit bâti, et 4 **jetons**, un par carte jouée.',
  setup: 'Avant le premier coup',
  setup_1:
    'On joue avec huit des douze cartes postales : les huit de la première partie, huit de votre choix, ou huit au hasard. Elles sont visibles, comme le stock de toits.',
  setup_2:
    'Chacun mélange ses tuiles et en tient une, cachée à l’autre. Le hasard désigne qui commence ; à la revanche, c’est à qui a perdu.',
  streets: 'Première phase : les rues',
  streets_1: 'À votre tour, vous faites exactement l’une de ces deux choses :',
  streets_lay:
    '**poser** votre tuile sur un îlot vide, orientée comme vous voulez, puis piocher la suivante, cachée elle aussi ;',
  streets_take:
    '**prendre** un toit du stock et le mettre dans votre réserve, visible des deux camps.',
  paving:
    'Les rues à moitié pavées. Les réverbères brillent déjà : pensez déjà à la place de vos toits.',
  L1: 'Tant que vous avez une tuile, vous la posez ou prenez un toit ; vous ne pouvez pas passer. Vous pouvez prendre autant de toits que le stock en contient.',
  L2: 'Une fois vos huit tuiles posées, vous prenez un toit ou passez, à chacun de vos tours restants dans cette phase.',
  L3: 'La phase s’arrête dès la seizième tuile. Le camp qui a posé sa huitième tuile en premier ouvre la seconde phase.',
  streets_hint:
    'Prenez au moins trois ou quatre toits dans cette phase : dans la seconde, on n’en prend plus. Mais chaque tour consacré à un toit laisse l’adversaire dessiner les rues, et ce que vous ne bâtissez pas coûte des points.',
  roofs: 'Seconde phase : toits et cartes',
  roofs_1: 'Là encore, exactement une chose par tour :',
  roofs_build:
    '**bâtir** un toit de votre réserve. Toutes ses cases doivent être libres et de votre couleur ou mixtes, aucune n’étant un réverbère. Posez-y une de vos cheminées ;',
  roofs_card:
    '**jouer une carte postale** que personne n’a jouée : posez-y un jeton et appliquez aussitôt son effet, ou prenez-la sans effet pour en priver l’adversaire.',
  built:
    'Orange couvre des cases orange et mixtes, Bleu des bleues et des mixtes. Les réverbères restent libres.',
  L4: 'Une case est libre quand rien n’y est posé. Les réverbères imprimés comptent comme libres là où l’on compte des cases libres, même si l’on n’y bâtit pas ; pour la danseuse seulement, ce sont des murs. « Votre couleur » n’inclut jamais le mixte.',
  L5: 'Qui peut agir doit agir : bâtir, même là où seuls Métropolitain ou Chartier le permettent, ou jouer une carte tant qu’il reste un jeton, même à perte. Dans cette phase, on ne passe pas par choix. Qui ne peut faire ni l’un ni l’autre voit son tour sauté, et rejoue si quelque chose redevient possible.',
  L6: 'Sept cheminées, pas une de plus : un huitième bâtiment, jardin compris, est impossible.',
  L7: 'La partie finit quand aucun camp ne peut plus bâtir et que les huit jetons sont dépensés. Ce que Métropolitain et Chartier permettent encore à qui les a compte comme possible.',
  L8: 'Toute carte peut être prise sans effet, même si l’effet est possible, sauf les trois que l’on garde simplement. Un jardin pris ainsi ne compte pas comme non bâti.',
  L16: 'Sacré-Cœur, Métropolitain et Chartier se gardent quand on les joue ; il n’y a pas d’autre façon de les prendre.',
  light: 'La lumière',
  light_1:
    'Un réverbère éclaire les quatre cases à ses côtés, pas les coins. Il peut éclairer plusieurs toits des deux camps, mais ne compte qu’**une fois** par toit, quel que soit le nombre de cases touchées.',
  lit: 'Le long toit d’Orange est éclairé par deux réverbères, les autres par un seul.',
  light_example:
    'Le toit de cinq touche deux fois le réverbère de gauche et une fois celui de droite : deux réverbères, 5 × 2 = **10 points**. Le toit orange de quatre en a un : 4 × 1 = **4**. Le toit bleu de trois : 3 × 1 = **3**.',
  L14: 'Le grand réverbère éclaire tout jusqu’à deux pas, soit douze cases. Les quatre cases à deux pas en ligne droite restent sombres pour un bâtiment si un autre bâtiment, de l’un ou l’autre camp, se dresse en chemin ; rien d’autre ne fait d’ombre. Un bâtiment à l’ombre sur une case peut être éclairé sur une autre.',
  large:
    'Le grand réverbère éclaire à deux pas. Le toit bleu de droite est derrière un autre et reste sombre : 3×0.',
  postcards: 'Les cartes postales',
  postcards_1:
    'Chacune se joue une fois dans la partie, par qui la veut en premier. La pièce qu’elle apporte est posée aussitôt sur le plan. Les huit cartes étoilées sont celles de la première partie.',
  card_moulin:
    'Posez la **danseuse** sur une case libre de votre couleur. À la fin : 1 point par case libre de sa zone, la sienne comprise. Les bâtiments, les réverbères, les pièces et le bord la limitent.',
  card_penseur:
    'Posez la **statue** sur une case libre de votre couleur et choisissez où elle regarde : la case devant elle doit être libre. À la fin : 2 points par case libre à ses côtés, 1 par case libre à ses coins ; rien si la case devant elle n’est alors plus libre.',
  card_fontaine:
    'Posez la **fontaine** sur une case libre de votre couleur ou mixte. À la fin : 3 points pour chacun de vos bâtiments qui la touche par un côté.',
  card_lumiere:
    'Posez le **grand réverbère** sur un réverbère qui n’est pas recouvert, imprimé ou ajouté. Il ne compte toujours que pour un, mais éclaire à deux pas, et sa case n’est plus libre.',
  card_levitation:
    'Échangez un toit de votre réserve contre un autre du stock, et bâtissez aussitôt le nouveau.',
  card_metro:
    'Gardez-la. Lors d’un tour ultérieur, l’un de vos bâtiments pourra couvrir **un réverbère**.',
  card_jardin: 'Bâtissez aussitôt le **jardin**, un bâtiment de deux cases, avec une cheminée.',
  card_sacre: 'Gardez-la. Les toits restés dans votre réserve ne vous coûtent rien à la fin.',
  card_peintre:
    'Posez le **peintre** sur une case libre de votre couleur. À la fin : 2 points par réverbère de sa zone, que seuls les bâtiments et le bord limitent.',
  card_chartier:
    'Gardez-la. Lors d’un tour ultérieur, posez la case mixte sur **une case de la couleur adverse** et bâtissez dessus dans le même coup.',
  card_bouquinistes:
    'Posez l’**annexe** sur une case libre de votre couleur qui touche par un côté l’un de vos bâtiments. Elle en fait désormais partie : il compte une case de plus, pour tout.',
  card_lampadaire:
    'Posez le **réverbère** sur une case libre de votre couleur. Il brille comme les autres ; sa case est désormais un réverbère : elle n’est plus de votre couleur, ni libre.',
  statue:
    'La statue regarde vers le haut, et cette case est libre. Trois cases libres à ses côtés et trois à ses coins : 3 × 2 + 3 × 1 = 9 points.',
  L9: 'Levitation : le toit reçu était déjà dans le stock, celui que vous cédez y va. Si aucun échange ne donne un toit que vous pouvez bâtir, la carte ne se prend que sans effet.',
  L10: 'Si l’annexe touche plusieurs de vos bâtiments, vous dites lequel elle rejoint ; tous ceux qu’elle touche forment un même groupe.',
  L11: 'Métropolitain et Chartier servent pendant un tour où l’on bâtit, jardin et toit de Levitation compris, sans rien coûter de plus, et jamais dans le tour où on les joue. Un même bâtiment peut utiliser les deux ; ce qu’il couvre dit ce qu’il utilise. Chartier peut aussi se placer sous la fontaine, au tour où celle-ci est jouée.',
  L12: 'Métropolitain peut couvrir n’importe quel réverbère, même ajouté, même le grand. Le réverbère couvert ne brille plus, et le peintre ne le compte plus.',
  L13: 'Une pièce sur le plan prend sa case aux deux camps : on n’y pose plus rien. Seul Métropolitain permet de bâtir sur un réverbère posé, et seul le grand réverbère peut se dresser sur un réverbère ajouté.',
  L17: 'Les zones de la danseuse et du peintre s’étendent par les côtés, pas par les coins. L’annexe limite les deux : elle fait partie d’un bâtiment.',
  scoring: 'Le décompte',
  scoring_1:
    'Quatre choses comptent quand la ville est finie. La table les montre à tout moment, comme si la partie s’arrêtait là.',
  score_lit:
    '**Toits éclairés** : pour chacun de vos bâtiments, sa taille × le nombre de réverbères qui l’éclairent.',
  score_group:
    '**Plus grand groupe** : vos bâtiments qui se touchent par un côté forment un groupe ; on compte les cases du plus grand, éclairé ou non.',
  score_unbuilt: '**Non bâtis** : −3 par toit resté dans votre réserve, sauf avec Sacré-Cœur.',
  score_cards: '**Cartes** : danseuse, statue, fontaine et peintre, à qui les a joués.',
  score_example:
    'Dans l’image du chapitre sur la lumière, Orange a 10 + 4 = 14 pour ses toits éclairés. Ses deux toits ne se touchent pas : le plus grand groupe a 5 cases, 14 + 5 = **19**. Bleu a 3 + 3 = **6**. Avec un toit non bâti chacun, ce serait 16 et 3.',
  score_night:
    'Une partie entière : Orange a des toits éclairés 6×1, 7×3 (avec l’annexe) et un jardin 2×3, soit 33, un groupe de 15, et deux toits non bâtis que Sacré-Cœur pardonne : **48**. Bleu a 5×2 + 4×3 + 4×3 + 3×3 + 3×0 = 43, un groupe de 13, un toit non bâti et un peintre à deux réverbères : 43 + 13 − 3 + 4 = **57**.',
  L15: 'À égalité, gagne qui a le plus de cases libres de sa couleur sur le plan, sans compter les mixtes ; si l’égalité demeure, la victoire est partagée.',
  notation: 'Comment s’écrivent les coups',
  notation_1:
    'Les cases vont de a1 (en bas à gauche) à h8 (en haut à droite) ; un îlot porte le nom de sa case en bas à gauche. Un toit porte une lettre et sa taille, et r1 à r3 sont des quarts de tour dans le sens des aiguilles d’une montre.',
  notation_2:
    'Quand plusieurs orientations se ressemblent, seule la plus petite s’emploie : un toit carré en a une, un toit droit en a deux.',
} satisfies LumiereWords as LumiereWords
