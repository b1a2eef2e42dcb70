/** What the interface says: the hook screen. */
export const engagement = 'Engagement';
export const clarity = 'Clarity';
export const emotion = 'Emotion';
export const curiosity = 'Curiosity';
export const relevance = 'Relevance';
export const strengths = 'Strengths';
export const improvements = 'Improvements';
export const bestUseCases = 'Best Use Cases';
export const words = 'Words';
export const characters = 'Characters';
export const analyzeThisHook = 'Analyze this hook';
export const copy = 'Copy';
export const startOver = 'Start Over';
export const noHooks = 'No hooks came back. Try other words for the topic.';
export const analysisOf = (hook: number | string) => `Analysis of hook ${hook}`;
export const hook = (hook: number | string) => `Hook ${hook}`;
export const generatedHooks = (count: number | string) => `Generated Hooks (${count})`;
