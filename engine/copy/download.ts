/** Offers the text as a file of this name, made on the device. */
export const downloadText = (file: string, text: string, type = 'text/plain'): void => {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
};
