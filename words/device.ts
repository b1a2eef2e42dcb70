/** What the interface says: writing by the browser’s own language model. */
export const downloading = 'Downloading your browser’s language model. Stay on this page.';
export const byYourBrowser = 'By your browser’s own language model, without sending what you typed.';
export const downloadFailed = 'The download did not succeed. There may be too little room on this device, or no network.';
export const downloadFirst =
  'Your browser has to download its language model first: a few gigabytes, once. It keeps it for every site.';
export const byYourBrowserAfterDownload =
  'By your browser’s own language model, after a download, without sending what you typed.';
export const noModelAnyMore = 'Your browser offers no language model of its own any more. Untick this, and our server writes.';
export const download = 'Download';
export const cancel = 'Cancel';
export const writeOnThisDevice = 'Write on this device';
export const tryTheDownloadAgain = 'Try the download again';
export const downloadGigabytes = 'Download a few gigabytes';
export const letServerWrite = 'Let our server write it';
export const partNotLoaded = 'The part of this page that writes on your device could not be loaded.';
export const tooLong = 'What you filled in is too long for your browser’s own model. Shorten it, or let our server write.';
export const notAllowed = 'Your browser does not let this page use its own model.';
export const heldBack = 'Your browser held back what its own model wrote. Other words may help.';
export const cannotWriteThis = 'Your browser’s own model cannot write this.';
export const silent = 'Your browser’s own model has fallen silent.';
export const unusable = 'What your browser’s own model wrote could not be used. Try again, or let our server write.';
export const noModel = 'Your browser offers no model of its own any more.';
export const notDownloaded = 'Your browser’s own model has to be downloaded before it can write.';
export const unfinished = 'Your browser’s own model could not finish this text. Try again, or let our server write.';
export const notIn = (language = '') => `Your browser’s own language model does not write ${language}.`;
export const anotherLanguage = 'Choose another language, or untick this.';
export const modelNotIn = (language: string) => `Your browser’s own model does not write ${language}.`;
