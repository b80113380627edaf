import type { ParisWords } from './words'

export default {
  goal: 'De quoi il s’agit',
  goal_1:
    'Paris vers 1900 : cafés, théâtres et hôtels s’élèvent dans six quartiers autour de l’Arc de Triomphe. Vous y investissez avec des **clés** : une clé sur un bâtiment dit que vous l’occupez.',
  goal_2:
    'Vous gagnez des points de victoire (**PV**) en cours de partie avec les tuiles bonus et les monuments, et à la fin dans les quartiers où vos clés valent le plus. Qui a le plus de PV gagne. À deux, comptez quarante minutes.',
  board:
    'Le plateau : l’Arc au milieu, six quartiers autour, et au bord la piste bonus avec ses trente tuiles.',
  box: 'Le plateau et ce qui s’y trouve',
  box_1:
    'Chaque quartier a une **banque** qui paie des francs, six emplacements de **bâtiments** de valeur 1, 2, 3, 4, 5 et 8, une rangée pour les **monuments** et une place pour une **tuile PV**. Chaque emplacement attend son bâtiment ; le hasard décide quand il sort. Le dos d’une tuile montre son quartier.',
  district:
    'Un quartier. La banque en bas, les bâtiments au-dessus ; les emplacements pâles ne sont pas encore bâtis. Un jeton attend à côté de chacun, jusqu’à ce que quelqu’un le prenne.',
  box_tokens:
    'Les jetons de **prestige** sont à côté des valeurs 1 à 3, les **ressources** à côté de 4, 5 et 8. Le prestige s’échange contre des PV aux monuments, les ressources paient les monuments ; un bâtiment de valeur 8 coûte aussi 1 bois.',
  box_landmarks:
    'Huit monuments attendent, pour tous. À gauche leur valeur et leur coût, à droite le prestige qu’on peut y échanger.',
  box_vp:
    'Six tuiles PV disent ce que touchent à la fin le premier, le deuxième et le troisième d’un quartier.',
  setup: 'Avant le premier tour',
  setup_1:
    'Chacun a 3 francs, un pion devant la première case de la piste bonus, et 10, 9 ou 7 clés selon qu’on joue à deux, trois ou quatre. Deux autres clés de chaque couleur sont en réserve.',
  P1: 'Les 36 tuiles de bâtiment sont mélangées, 3 sont écartées sans être vues, et le reste forme trois piles de onze.',
  setup_2:
    'Le hasard désigne le premier joueur ; ensuite on joue dans le sens des aiguilles d’une montre. On peut convenir de trois choses :',
  setup_shuffled:
    '**Mélangé** : tous les jetons, sauf l’or à côté du 8, sont mélangés, et les tuiles bonus le sont dans les zones A, B et C, chaque second exemplaire sur son pareil ;',
  setup_free:
    '**Quartiers libres** : aucune tuile n’est écartée, chaque pile en a douze, et vous placez la tuile piochée dans n’importe quel quartier où cette valeur est libre et où ce type de bâtiment manque ; s’il n’y en a pas, elle quitte la partie ;',
  setup_screens:
    '**Paravents ouverts** : chacun voit les francs, les jetons et les tuiles de tous.',
  turn: 'Votre tour',
  turn_1: 'Un tour a deux étapes, et des actions libres autour :',
  turn_draw:
    '**Piocher** la première tuile d’une pile et la poser sur son emplacement. Plus tard, quand les piles sont vides, cette étape disparaît.',
  turn_act: '**Agir** : exactement une des actions ci-dessous.',
  turn_free:
    '**Actions libres**, autant que vous voulez, après la pioche, avant ou après l’action : utiliser une tuile bonus ou de fin, acheter une ressource, vendre un jeton.',
  turn_acts: 'Les actions :',
  act_key:
    '**poser une nouvelle clé** sur une banque ou sur l’Arc, là où vous n’en avez pas encore. Une banque vous paie aussitôt, de 2 francs à Chaillot jusqu’à 7 à Saint-Germain. L’Arc ne paie rien, mais mène partout ;',
  act_move:
    '**déplacer une clé** du plateau vers un bâtiment ou un monument, payer, et prendre ce qu’il apporte ;',
  act_end: '**prendre une tuile de fin**, une fois toutes les piles vides.',
  P2: 'Vous devez agir si vous le pouvez. On ne passe que si aucune action n’est possible, et une action libre peut y changer quelque chose.',
  P3: 'Les actions libres sont ouvertes de la pioche à la fin du tour, même pendant qu’une question vous est posée : le jeton tout juste gagné peut être vendu pour payer une tuile bonus. Jamais avant la pioche.',
  P6: 'Les francs et les PV ne manquent jamais.',
  moving: 'Déplacer une clé',
  moving_1: 'Les clés vont vers l’extérieur, jamais en arrière :',
  from_arc: 'de l’**Arc**, vers n’importe quel quartier ;',
  from_bank: 'd’une **banque**, vers tout bâtiment ou monument de son quartier ;',
  from_building:
    'd’un **bâtiment** ou d’un **monument**, vers un autre de plus haute valeur dans le même quartier.',
  moving_target:
    'La destination doit être bâtie, et sans clé. La tuile 9 permet de rejoindre votre propre clé, la tuile 16 celles des autres ; là où il y a les unes et les autres, il faut les deux tuiles, et chacune ne sert qu’à un déplacement.',
  moving_landmark:
    'Vous pouvez aussi élever un **nouveau monument** dans le quartier de la clé (depuis l’Arc, dans n’importe lequel) et y aller. Un quartier peut en avoir plusieurs, mais la valeur d’un nouveau doit dépasser celle de tous les monuments qui s’y trouvent.',
  moving_price:
    'Vous payez des francs : toute la **valeur** depuis l’Arc ou une banque, seulement la **différence** depuis un bâtiment ou un monument. Les ressources se paient toujours en entier ; elles vont au marché, où chacun peut les acheter.',
  price_building:
    'D’une boulangerie de valeur 2 à un théâtre de valeur 5, vous payez 5 − 2 = **3 francs**.',
  price_landmark:
    'D’un théâtre de valeur 8 à un nouveau Grand Palais de valeur 12, vous payez 12 − 8 = **4 francs, 1 marbre et 1 or**. Depuis l’Arc, il aurait fallu 12 francs.',
  moved:
    'La clé rouge, sur la boulangerie de valeur 2, peut aller au théâtre de valeur 5 pour 3 francs, ou plus haut. La clé bleue, à la banque, peut aller partout dans ce quartier, en payant toute la valeur.',
  benefits: 'Ce que rapporte un déplacement',
  benefits_1: 'Après le déplacement viennent, dans cet ordre :',
  gain_token: '**Le jeton** à côté du bâtiment, s’il y est encore.',
  gain_bonus:
    '**Une tuile bonus** avec un bâtiment de valeur 1 ou 2, ou de valeur 3 pour 2 francs : votre pion peut avancer jusqu’à la tuile de votre choix, et vous la prenez.',
  gain_vp: '**2 PV** avec un bâtiment de valeur 8.',
  gain_prestige:
    '**Le prestige** avec un monument : vous pouvez échanger des jetons sur ses trois places, chacun du bon métal. Le bronze rapporte 3 PV, l’argent 4, l’or 5. Les jetons échangés quittent la partie.',
  gain_fourth:
    '**La quatrième clé** : qui porte à exactement quatre les clés sur les bâtiments et monuments d’un quartier peut aussitôt poser une tuile PV sur n’importe quel quartier qui n’en a pas. Cela n’arrive qu’une fois par quartier.',
  prestige_example:
    'Vous allez de l’Arc à un nouveau Louvre (15) : 15 francs, 1 marbre, 2 or. Ses trois places sont en or ; vous échangez deux jetons de prestige d’or et touchez 2 × 5 = **10 PV**.',
  P7: 'Le jeton à côté d’un bâtiment se prend toujours.',
  P8: 'On peut renoncer à la tuile PV de la quatrième clé ; le droit est alors perdu.',
  P15: 'On compte les clés, non les emplacements. Un déplacement d’un bâtiment ou d’un monument à un autre du même quartier n’amène jamais de quatrième clé ; un déplacement depuis la banque du quartier ou depuis l’Arc le peut. Les places d’un monument sont de nouveau libres à chaque arrivée.',
  bonus: 'Les tuiles bonus',
  bonus_1:
    'Trente tuiles entourent le plateau, les meilleures loin devant. Le pion ne fait qu’avancer : qui saute vers une bonne tuile renonce à toutes celles d’avant. Plusieurs pions peuvent être sur la même case. De la case 30, un pion n’avance plus.',
  bonus_2:
    'À trois ou quatre, certaines tuiles sont en double. Vous utilisez une tuile quand vous voulez pendant votre tour ; elle disparaît alors. Les tuiles 20, 23 et 24 sont données ici pour deux joueurs ; chaque joueur de plus y ajoute 1 PV. Le prestige échangé pour la tuile 23 quitte la partie, les ressources échangées pour la tuile 24 vont au marché.',
  P4: 'Les tuiles qui valent des jetons les donnent pour ce tour seulement. Ces jetons se dépensent, se vendent ou s’échangent en premier, disparaissent à la fin du tour, ne vont jamais au marché, et ne font pas de paires pour les tuiles 23 et 24. Les tuiles 19 et 21 en donnent toujours deux.',
  P5: 'Vous n’avez jamais deux tuiles inutilisées de même numéro ; celles que vous avez utilisées ne comptent pas.',
  P9: 'Avec les tuiles 9 et 16, un déplacement coûte et rapporte tout comme d’habitude.',
  P10: 'Avec la tuile 9, l’emplacement compte double pour vous partout où l’on compte des valeurs, des emplacements ou des clés ; un type de bâtiment, comme la plus haute valeur, ne compte qu’une fois.',
  P11: 'On peut utiliser une tuile pour rien. Les tuiles 9 et 16 s’utilisent avant l’action, utiles ou non, et sont perdues si aucun déplacement ne suit ; les 13 et 14 demandent les francs et une clé en réserve ; les 17 et 25, une tuile que vous pouvez prendre ; les 23 et 24, au moins une paire. La 20 compte la 27, mais pas les tuiles de fin.',
  P12: 'La tuile 25 compte les cases, et ramène un pion même de la case 30 ; sur la case 1 ou avant elle, il n’y a nulle part où reculer, et la tuile ne s’utilise pas. Même sur la case 30, les tuiles 17 et 25 donnent encore des tuiles bonus. Un pion ne bouge que pour prendre une tuile.',
  bonus_example:
    'La tuile 18 rapporte 5 PV par bâtiment de valeur 4 que vous occupez : avec trois, **15 PV**. La tuile 30 avec café, boulangerie, hôtel, théâtre et deux monuments, car tous les monuments ne font qu’un type : cinq types, **15 PV**.',
  trade: 'Acheter et vendre',
  trade_1:
    'En action libre, vous pouvez acheter les ressources du marché et vendre ce que vous avez. Les ressources vendues vont au marché. Le prestige se vend, mais ne s’achète pas ; vendu, il quitte la partie.',
  P14: 'Une ressource ne s’achète que si elle est au marché et que vous pouvez la payer. Au début, le marché est vide.',
  flags: 'Les tuiles de fin',
  flags_1:
    'Quand toutes les piles sont vides, une action possible est de regarder les tuiles de fin qui restent, douze au départ, et d’en prendre une en secret. Elles s’utilisent comme les tuiles bonus. La dernière prise déclenche la fin.',
  P13: 'On peut en prendre une dès le tour où le dernier bâtiment est pioché, et l’utiliser dans le tour même où on la prend.',
  end: 'La fin',
  end_1:
    'Quand la dernière tuile de fin est prise, on finit la manche, pour que tous aient eu autant de tours, puis on en joue encore une, même si c’est le dernier joueur d’une manche qui l’a prise. Les jetons et tuiles qui restent ne rapportent rien, sauf la tuile 27. Ensuite :',
  end_27: 'Qui a la tuile 27 reçoit 1 PV par franc, et garde ses francs.',
  end_districts:
    'Dans chaque quartier avec une tuile PV, chaque joueur qui y a au moins une clé sur un bâtiment ou un monument additionne les valeurs sous ses clés ; qui n’y en a pas ne reçoit rien. Le premier, le deuxième et le troisième reçoivent ce que dit la tuile, un quatrième rien.',
  end_ties:
    'À sommes égales, la plus haute valeur occupée décide ; si elle est égale aussi, ce que seule la tuile 16 rend possible, tous les ex æquo reçoivent les PV de ce rang, et les rangs suivants qu’ils occupent sont sautés.',
  majority:
    'Montmartre avec la tuile PV 20 / 10 / 5 : Rouge a 2 + 11 = 13, Bleu 8 + 5 = 13, Jaune 3. Rouge tient la plus haute valeur.',
  end_example:
    'Les sommes sont ici 13, 13 et 3. Rouge l’emporte grâce au monument de valeur 11 : Rouge **20**, Bleu **10**, Jaune **5**.',
  end_two:
    'À deux, le second ne touche quelque chose que s’il a au moins la moitié de la somme du premier : à 12 contre 5, avec une tuile de 18, c’est 18 et **0**.',
  end_winner:
    'Qui a le plus de PV gagne. À égalité, c’est qui a le plus de francs ; puis la plus haute somme de valeurs sur tout le plateau ; sinon, la victoire est partagée.',
  notation: 'Comment s’écrivent les coups',
  notation_1:
    'Un bâtiment porte le nom de son quartier et sa valeur (mon5), un monument s’écrit avec @ (mon@12), une banque avec son quartier (bank:mon). Plusieurs jetons d’un même coup se suivent par ordre alphabétique.',
} satisfies ParisWords as ParisWords
