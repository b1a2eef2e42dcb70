/** Slips that one definition shows by itself. */
import { BOLD, CASE, CTA, GIG, HASHTAG, HUMANIZER, inConverter, inTool, RHYME, ZALGO, type Open, type Slips } from './slip.ts';

export const SLIPS_IN_ONE: Slips = {
  'the parts of a definition': [
    [
      'a wrong key in a field',
      inTool(CTA, ({ fields }) => (fields.tone.hlf = true)),
      `${CTA}: fields.tone has "hlf", which is not known here. Did you mean "half"?`,
    ],
    [
      'a wrong key of the tool',
      inTool(CTA, (tool) => (tool['sumary'] = 'x')),
      `${CTA}: the definition has "sumary", which is not known here. Did you mean "summary"?`,
    ],
    [
      'a wrong key of a text style',
      inConverter(BOLD, (converter) => (converter['sumary'] = 'x')),
      `${BOLD}: the definition has "sumary", which is not known here. Did you mean "summary"?`,
    ],
    [
      'a card that says too much',
      inTool(CTA, (tool) => (tool['summary'] = 'x'.repeat(91))),
      `${CTA}: summary must NOT have more than 90 characters.`,
    ],
    [
      'a kind of field that there is not',
      inTool(CTA, ({ fields }) => (fields.tone.kind = 'selct')),
      `${CTA}: fields.tone has the kind "selct", which there is not. Did you mean "select"?`,
    ],
    [
      'a block that there is not',
      inTool(CTA, ({ result }) => (result[0].block = 'card')),
      `${CTA}: result[0] has the block "card", which there is not. Did you mean "cards"?`,
    ],
    ['no limit', inTool(CTA, (tool) => delete tool['limit']), `${CTA}: the definition lacks "limit". Add it.`],
    ['no words for a failure', inTool(CTA, ({ call }) => delete call.failed), `${CTA}: call lacks "failed". Add it.`],
    [
      'a group of the suite that there is not',
      inTool(CTA, (tool) => (tool['group'] = 'marketing')),
      `${CTA}: group is "marketing". Did you mean "market"?`,
    ],
    [
      'what is no data',
      inTool(CTA, ({ fields }) => (fields.tone.default = () => 'Warm')),
      `${CTA}: fields.tone.default is no data. A definition holds texts, numbers, yes or no, lists and records of them.`,
    ],
    [
      'a file without a definition',
      ({ tools }) => (tools['tools/new.ts'] = undefined as unknown as Open),
      'tools/new.ts: the file exports no definition. Add: export default defineTool({ … }).',
    ],
  ],
  'the form': [
    [
      'a default outside the options',
      inTool(CTA, ({ fields }) => (fields.tone.default = 'Urgnt')),
      `${CTA}: fields.tone.default is "Urgnt", which is not one of its options. Did you mean "Urgent"?`,
    ],
    [
      'an option named twice',
      inTool(CTA, ({ fields }) => fields.tone.options.push('Urgent')),
      `${CTA}: fields.tone.options names "Urgent" twice.`,
    ],
    [
      'a group of fields that there is not',
      inTool(RHYME, ({ fields }) => (fields.theme.group = 'setings')),
      `${RHYME}: fields.theme.group is "setings", which is not one of the groups of fields (\`groups\`). Did you mean "settings"?`,
    ],
    [
      'a group without fields',
      inTool(RHYME, ({ groups }) => (groups.more = { label: 'More' })),
      `${RHYME}: groups.more has no field in it. Give one of them group: 'more'.`,
    ],
    [
      'a condition on a field that there is not',
      inTool(CTA, ({ fields }) => (fields.audience.showWhen = { field: 'tune', is: 'Urgent' })),
      `${CTA}: fields.audience.showWhen.field is "tune", which is not another field that the form shows. Did you mean "tone"?`,
    ],
    [
      'a condition on a value that cannot be',
      inTool(GIG, ({ fields }) => {
        fields.one = { kind: 'checkbox', label: 'One', default: true };
        fields.two = { kind: 'text', label: 'Two', showWhen: { field: 'one', is: 'yes' } };
      }),
      `${GIG}: fields.two.showWhen.is is "yes", which "one" is never. It is one of: true, false.`,
    ],
    [
      'a condition on a field that is not always there',
      inTool(GIG, ({ fields }) => {
        fields.one = { kind: 'checkbox', label: 'One', default: true };
        fields.two = { kind: 'checkbox', label: 'Two', default: true, showWhen: { field: 'one', is: true } };
        fields.three = { kind: 'text', label: 'Three', showWhen: { field: 'two', is: true } };
      }),
      `${GIG}: fields.three.showWhen.field is "two", which waits for a field itself. Name one that always shows.`,
    ],
    [
      'standing in for a field that there is not',
      inTool(CTA, ({ fields }) => (fields.ownIntention.insteadOf = 'intenton')),
      `${CTA}: fields.ownIntention.insteadOf is "intenton", which is not a select of the form. Did you mean "intention"?`,
    ],
    [
      'standing in for what is not a select',
      inTool(CTA, ({ fields }) => (fields.ownIntention.insteadOf = 'description')),
      `${CTA}: fields.ownIntention.insteadOf is "description", which is not a select of the form. There are: ctaType, intention, tone, audience, language.`,
    ],
    [
      'a slider that begins outside its range',
      inTool(HUMANIZER, ({ fields }) => (fields.outputLength.default = 10)),
      `${HUMANIZER}: fields.outputLength.default is 10, outside its range. It is from 25 to 150.`,
    ],
    [
      'lists from an endpoint that there is not',
      inTool(RHYME, (tool) => delete tool['options']),
      `${RHYME}: fields.theme.options comes from the options endpoint, which the tool does not name. Add options: { get: '/api/…/options' }.`,
    ],
    [
      'an endpoint without lists',
      inTool(CTA, (tool) => (tool['options'] = { get: '/api/cta-generator/options' })),
      `${CTA}: options has no list to answer. Let a select take its options from fetched(…).`,
    ],
    [
      'an example of a field that there is not',
      inTool(CTA, ({ examples }) => (examples[0].values = { descripton: 'A box' })),
      `${CTA}: examples["Meal kit for two"].descripton is "descripton", which is not a field that the form shows. Did you mean "description"?`,
    ],
    [
      'an example outside the options',
      inTool(CTA, ({ examples }) => (examples[0].values.tone = 'Loud')),
      `${CTA}: examples["Meal kit for two"].tone is "Loud", which is not an option of "tone". There are: Default, Urgent, Friendly`,
    ],
    [
      'at least one of a field that there is not',
      inTool(
        CTA,
        (tool) => (tool['atLeastOne'] = { of: ['tone', 'descripton'], message: 'Please say something.', channel: 'inline' }),
      ),
      `${CTA}: atLeastOne.of is "descripton", which is not a field of the form. Did you mean "description"?`,
    ],
  ],
  'the calls': [
    [
      'a button that names no call',
      inTool(GIG, ({ call }) => (call.otherButtons[0].sideCall = 'variation')),
      `${GIG}: call.otherButtons.sideCall is "variation", which is not one of its side calls (\`sideCalls\`). Did you mean "variations"?`,
    ],
    [
      'an input that there is not',
      inTool(CASE, ({ call }) => (call.input = 'txt')),
      `${CASE}: call.input is "txt", which is not a text of the form. Did you mean "text"?`,
    ],
    [
      'a transform that there is not',
      inTool(CASE, ({ call }) => (call.local = 'titelCase')),
      `${CASE}: call.local is "titelCase", which is not a file of converters/transforms. Did you mean "titleCase"?`,
    ],
    [
      'a fallback that there is not',
      inTool(HUMANIZER, ({ call }) => (call.fallback.local = 'humanise')),
      `${HUMANIZER}: call.fallback.local is "humanise", which is not a file of converters/transforms. Did you mean "humanize"?`,
    ],
    [
      'a fallback that asks for a field that there is not',
      inTool(HUMANIZER, ({ call }) => (call.fallback.with = ['tune'])),
      `${HUMANIZER}: call.fallback.with is "tune", which is not a field of the form. Did you mean "tone"?`,
    ],
    [
      'a name in a path that nobody tells',
      inTool(CTA, ({ call }) => (call.post = '/api/cta-generator/:id')),
      `${CTA}: call.post is "id", which is not a field of its request.`,
    ],
  ],
  'the reply': [
    [
      'a main key that there is not',
      inTool(CTA, ({ reply }) => (reply.main = 'cta')),
      `${CTA}: reply.main is "cta", which is not a key of the reply. Did you mean "ctas"?`,
    ],
    [
      'a length of what is not around it',
      inTool(CTA, ({ reply }) => (reply.data.ctas.of.keys.length.computed.measures = 'txt')),
      `${CTA}: reply.data.ctas[].length.computed.measures is "txt", which is not a key beside it or around it. Did you mean "text"?`,
    ],
    [
      'the repetition of a field that there is not',
      inTool(GIG, ({ reply }) => (reply.data.settings.keys.tone.computed.repeats = 'tune')),
      `${GIG}: reply.data.settings.tone.computed.repeats is "tune", which is not a field of its request. Did you mean "tone"?`,
    ],
    [
      'the best of a list that there is not',
      inTool(CTA, ({ reply }) => (reply.data.bestCTA.computed.best = 'cats')),
      `${CTA}: reply.data.bestCTA.computed.best is "cats", which is not a list of records in the reply. Did you mean "ctas"?`,
    ],
    [
      'the best by a figure that the items lack',
      inTool(CTA, ({ reply }) => (reply.data.bestCTA.computed.by = 'effect')),
      `${CTA}: reply.data.bestCTA.computed.by is "effect", which is not a figure of the items of "ctas". There are: length, urgency, effectiveness.`,
    ],
    [
      'a length for an option that there is not',
      inTool(CTA, ({ reply }) => (reply.data.ctas.of.keys.text.size.ranges['Buton Text'] = [2, 40])),
      `${CTA}: reply.data.ctas[].text.size.ranges is "Buton Text", which is not an option of "ctaType". Did you mean "Button Text"?`,
    ],
    [
      'an option without a length',
      inTool(CTA, ({ reply }) => delete reply.data.ctas.of.keys.text.size.ranges['Banner Ad']),
      `${CTA}: reply.data.ctas[].text.size.ranges has no entry for "Banner Ad", an option of "ctaType". Add it.`,
    ],
    [
      'a length asked for in a field that there is not',
      inTool(CTA, ({ reply }) => (reply.data.ctas.of.keys.text.size.asked = 'ctatype')),
      `${CTA}: reply.data.ctas[].text.size.asked is "ctatype", which is not a field of its request. Did you mean "ctaType"?`,
    ],
    [
      'a share of a text that there is not',
      inTool(HUMANIZER, ({ reply }) => (reply.data.humanizedText.size.like = 'txt')),
      `${HUMANIZER}: reply.data.humanizedText.size.like is "txt", which is not a text of its request. Did you mean "text"?`,
    ],
    [
      'as many as a field says that there is not',
      inTool(HASHTAG, ({ reply }) => (reply.data.hashtags.holds.asked = 'cuont')),
      `${HASHTAG}: reply.data.hashtags.holds.asked is "cuont", which is not a field of its request. Did you mean "count"?`,
    ],
    [
      'a text that joins a list that there is not',
      inTool(HASHTAG, ({ reply }) => (reply.data.hashtagString.joins.of = 'hashtag')),
      `${HASHTAG}: reply.data.hashtagString.joins.of is "hashtag", which is not a list of records in the reply. Did you mean "hashtags"?`,
    ],
    [
      'a text that joins what the items lack',
      inTool(HASHTAG, ({ reply }) => (reply.data.hashtagString.joins.key = 'hastag')),
      `${HASHTAG}: reply.data.hashtagString.joins.key is "hastag", which is not a key of the items of "hashtags". Did you mean "hashtag"?`,
    ],
  ],
  'the result': [
    [
      'nothing to see',
      inTool(CTA, (tool) => (tool['result'] = [])),
      `${CTA}: result is empty, and no screen draws it. Add a block, such as { block: "document", … }.`,
    ],
    [
      'a click that copies, without words',
      inTool(CTA, ({ copy }) => delete copy.one),
      `${CTA}: result[2] copies one text, and the tool does not say how. Add copy.one: { done, failed }.`,
    ],
    [
      'a card that is copied in two ways',
      inTool(CTA, ({ result }) => (result[2].copyLabel = 'Copy')),
      `${CTA}: result[2] copies a card on click and by a button. Leave out copyOnClick or copyLabel.`,
    ],
    [
      'copying all, without saying how',
      inTool(CTA, ({ copy }) => delete copy.all),
      `${CTA}: result[4] copies all, and the tool does not say how. Add copy.all: { done, failed, text }.`,
    ],
    [
      'a download that there is not',
      inTool(CTA, ({ result }) => result[4].actions.push({ do: 'download', label: 'Download' })),
      `${CTA}: result[4] offers a download, and the tool does not say how. Add download: { file, text }.`,
    ],
  ],
  'a text style': [
    [
      'a style named twice',
      inConverter(BOLD, ({ styles }) => styles.push(styles[0])),
      `${BOLD}: styles names the style "bold" twice. Give one of them another key.`,
    ],
    [
      'an intensity that begins outside its range',
      inConverter(ZALGO, ({ intensity }) => (intensity.default = 5)),
      `${ZALGO}: intensity.default is 5, outside its range. It is from 10 to 100.`,
    ],
  ],
};
