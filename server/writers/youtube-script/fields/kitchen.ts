/** Baking and cooking. */
import type { Field } from '../stock.ts';

export const KITCHEN: readonly Field[] = [
  {
    words:
      /\b(?:bake|baking|bread|breads|sourdough|cakes?|cupcakes?|cookies?|pastry|pastries|pies?|dough|loaf|loaves|brownies?|croissants?|macarons?|muffins?|pancakes?|scones?|biscuits?)\b/,
    says: {
      need: '[B-roll: flour, scales and a bowl]\nGet a kitchen scale, if you don’t have one. A cup of flour can be light or packed, and that’s enough to ruin a recipe. Apart from that, you need a big bowl, an oven that’s truly hot, and more time than you think.',
      first:
        '[B-roll: everything weighed out in small bowls]\nRead the recipe to the end before you touch the flour. Then weigh everything out, and take butter and eggs from the fridge, unless the recipe wants them cold. Turn the oven on early. The light goes off long before it’s evenly hot inside.',
      main: '[B-roll: hands folding the dough, slowly]\nNow mix, and stop in time. For cakes and cookies, stop as soon as you see no more dry flour. Bread is the opposite: it wants to be worked or folded until it’s smooth and stretches without tearing. Then leave it alone. Rest is an ingredient.',
      check:
        '[B-roll: a skewer coming out clean]\nGo by signs, and use the clock only as a reminder. A cake is done when a skewer comes out clean and the top springs back. A loaf sounds hollow when you knock on the bottom. And let it cool before you cut it, hard as that is.',
      mistake:
        'Two mistakes spoil most baking: adding flour because the dough is sticky, and opening the oven to have a look. Sticky is often how it should be. And an open door lets out exactly the heat that it needed to rise.',
      why: '[On screen: bubbles in dough, growing]\nBaking is about trapping gas. Yeast or baking powder makes bubbles, flour and eggs form the net that holds them, and heat sets the net for good. Too little net, and it collapses. Too much, and it’s tough. Every recipe is a balance between those two.',
      choose:
        '[B-roll: ingredients and tins on a counter]\nSpend your effort where you can taste it: decent butter, fresh flour, good chocolate. You can skip nearly every gadget. A heavy tin or a lidded pot is the exception, since it holds heat and gives an even crust.',
    },
  },
  {
    words:
      /\b(?:recipes?|broth|toast|onions?|dinners?|meals?|lunch(?:es)?|breakfasts?|soups?|pasta|curry|sauces?|tacos?|rice|chicken|vegan|vegetarian|grill\w*|bbq|barbecue|cook|cooks|cooking|omelettes?|steaks?|air fryer|salads?|stew|noodles?|eggs?|coffee|espresso|tea|food|foods|snacks?|couscous|tortillas?|pizza|cast iron|frying pan|wok|knife|knives)\b/,
    says: {
      need: '[B-roll: a board, a pan, and salt within reach]\nOne sharp knife, one board, one heavy pan, and salt. You can cook most of what people eat with those four. Clear the counter before you begin, and put a bowl next to the board for the scraps. It makes you feel like a professional.',
      first:
        '[B-roll: everything chopped and lined up]\nChop everything before you turn on the heat. It looks like a fuss, and it’s what lets you stay calm later. Cut pieces to about the same size, so that they’re done at about the same time, and dry whatever should turn brown.',
      main: '[B-roll: the pan, close, with its sound]\nGet the pan properly hot, then put things in, and then don’t stir for a minute. Color is flavor, and color needs contact and time. Don’t crowd the pan. If it hisses, it’s frying. If it bubbles, it’s stewing, and you’ll taste the difference.',
      check:
        '[B-roll: tasting from a spoon]\nTaste it. Then ask what it lacks: salt if it’s dull, acid if it’s heavy, a little sugar if it’s sharp, fat if it’s thin. Nine times out of ten a pinch of salt or a squeeze of lemon is all that was missing. With meat, cut one piece open and look.',
      mistake:
        'The most common mistake is fear of heat and salt. The second is cooking with one eye on a screen. If something smells ready, it’s ready, whatever the recipe says, because the recipe has never met your stove.',
      why: '[On screen: the same food, pale and browned]\nHeat does two different things. With water around, food gets soft. Without it, the outside goes past boiling heat, turns brown, and makes hundreds of new flavors. So ask what you want, soft or brown, and keep the water in, or drive it out.',
      choose:
        '[B-roll: shopping basket, then the pantry]\nBuy what’s in season and plan two meals from it. Beans, eggs, rice and whatever vegetable is cheap this week go further than any special offer. Cook double and freeze half, and one evening next week takes care of itself.',
    },
  },
];
