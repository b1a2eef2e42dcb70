/** Settled facts that make a table: lives, presidents, where rivers end, what organs do. */

export interface Life {
  readonly name: string;
  readonly born: string;
  readonly bornIn: string;
  /** Nothing of the living. */
  readonly died?: string;
  readonly diedIn?: string;
}

const lives = `George Washington; 22 February 1732; Westmoreland County, Virginia; 14 December 1799; Mount Vernon, Virginia
Thomas Jefferson; 13 April 1743; Shadwell, Virginia; 4 July 1826; Monticello, Virginia
Abraham Lincoln; 12 February 1809; Hodgenville, Kentucky; 15 April 1865; Washington, D.C.
John F. Kennedy; 29 May 1917; Brookline, Massachusetts; 22 November 1963; Dallas, Texas
Martin Luther King; 15 January 1929; Atlanta, Georgia; 4 April 1968; Memphis, Tennessee
Benjamin Franklin; 17 January 1706; Boston, Massachusetts; 17 April 1790; Philadelphia, Pennsylvania
Rosa Parks; 4 February 1913; Tuskegee, Alabama; 24 October 2005; Detroit, Michigan
Nelson Mandela; 18 July 1918; Mvezo, South Africa; 5 December 2013; Johannesburg, South Africa
Mahatma Gandhi; 2 October 1869; Porbandar, India; 30 January 1948; New Delhi, India
Jawaharlal Nehru; 14 November 1889; Allahabad, India; 27 May 1964; New Delhi, India
Winston Churchill; 30 November 1874; Blenheim Palace, Oxfordshire; 24 January 1965; London
Margaret Thatcher; 13 October 1925; Grantham, England; 8 April 2013; London
Elizabeth II; 21 April 1926; London; 8 September 2022; Balmoral, Scotland
Queen Victoria; 24 May 1819; London; 22 January 1901; Osborne House, on the Isle of Wight
Henry VIII; 28 June 1491; Greenwich, England; 28 January 1547; London
Princess Diana; 1 July 1961; Sandringham, England; 31 August 1997; Paris
Florence Nightingale; 12 May 1820; Florence, Italy; 13 August 1910; London
Napoleon Bonaparte; 15 August 1769; Ajaccio, Corsica; 5 May 1821; Saint Helena
Adolf Hitler; 20 April 1889; Braunau am Inn, Austria; 30 April 1945; Berlin
Albert Einstein; 14 March 1879; Ulm, Germany; 18 April 1955; Princeton, New Jersey
Isaac Newton; 25 December 1642 (4 January 1643 by the calendar of today); Woolsthorpe, England; 20 March 1727 (31 March by the calendar of today); London
Charles Darwin; 12 February 1809; Shrewsbury, England; 19 April 1882; Downe, England
Marie Curie; 7 November 1867; Warsaw, Poland; 4 July 1934; Passy, France
Stephen Hawking; 8 January 1942; Oxford, England; 14 March 2018; Cambridge, England
Galileo Galilei; 15 February 1564; Pisa, Italy; 8 January 1642; Arcetri, Italy
Nikola Tesla; 10 July 1856; Smiljan, in what is now Croatia; 7 January 1943; New York
Thomas Edison; 11 February 1847; Milan, Ohio; 18 October 1931; West Orange, New Jersey
Alexander Graham Bell; 3 March 1847; Edinburgh, Scotland; 2 August 1922; Nova Scotia, Canada
Alexander Fleming; 6 August 1881; Darvel, Scotland; 11 March 1955; London
Alan Turing; 23 June 1912; London; 7 June 1954; Wilmslow, England
Steve Jobs; 24 February 1955; San Francisco, California; 5 October 2011; Palo Alto, California
Neil Armstrong; 5 August 1930; Wapakoneta, Ohio; 25 August 2012; Cincinnati, Ohio
Leonardo da Vinci; 15 April 1452; Vinci, Italy; 2 May 1519; Amboise, France
Michelangelo; 6 March 1475; Caprese, Italy; 18 February 1564; Rome
Vincent van Gogh; 30 March 1853; Zundert, the Netherlands; 29 July 1890; Auvers-sur-Oise, France
Pablo Picasso; 25 October 1881; Málaga, Spain; 8 April 1973; Mougins, France
Claude Monet; 14 November 1840; Paris; 5 December 1926; Giverny, France
Frida Kahlo; 6 July 1907; Coyoacán, Mexico; 13 July 1954; Coyoacán, Mexico
Wolfgang Amadeus Mozart; 27 January 1756; Salzburg, Austria; 5 December 1791; Vienna
Charles Dickens; 7 February 1812; Portsmouth, England; 9 June 1870; Higham, England
Jane Austen; 16 December 1775; Steventon, England; 18 July 1817; Winchester, England
Mary Shelley; 30 August 1797; London; 1 February 1851; London
Mark Twain; 30 November 1835; Florida, Missouri; 21 April 1910; Redding, Connecticut
Roald Dahl; 13 September 1916; Cardiff, Wales; 23 November 1990; Oxford, England
J. K. Rowling; 31 July 1965; Yate, England
Chinua Achebe; 16 November 1930; Ogidi, Nigeria; 21 March 2013; Boston, Massachusetts
Elvis Presley; 8 January 1935; Tupelo, Mississippi; 16 August 1977; Memphis, Tennessee
John Lennon; 9 October 1940; Liverpool, England; 8 December 1980; New York
Freddie Mercury; 5 September 1946; Zanzibar; 24 November 1991; London
Michael Jackson; 29 August 1958; Gary, Indiana; 25 June 2009; Los Angeles, California
Bob Marley; 6 February 1945; Nine Mile, Jamaica; 11 May 1981; Miami, Florida
Marilyn Monroe; 1 June 1926; Los Angeles, California; 4 August 1962; Los Angeles, California
Charlie Chaplin; 16 April 1889; London; 25 December 1977; Corsier-sur-Vevey, Switzerland
Walt Disney; 5 December 1901; Chicago, Illinois; 15 December 1966; Burbank, California
Bruce Lee; 27 November 1940; San Francisco, California; 20 July 1973; Hong Kong
Muhammad Ali; 17 January 1942; Louisville, Kentucky; 3 June 2016; Scottsdale, Arizona
Pelé; 23 October 1940; Três Corações, Brazil; 29 December 2022; São Paulo, Brazil
Anne Frank; 12 June 1929; Frankfurt, Germany; in early 1945; the camp of Bergen-Belsen, Germany`;

export const LIVES: readonly Life[] = lives.split('\n').map((line) => {
  const [name = '', born = '', bornIn = '', died, diedIn] = line.split('; ');
  return { name, born, bornIn, ...(died !== undefined && diedIn !== undefined && { died, diedIn }) };
});

/** Of the United States, in order; who served twice apart is counted twice. */
export const PRESIDENTS: readonly string[] = (
  'George Washington,John Adams,Thomas Jefferson,James Madison,James Monroe,John Quincy Adams,Andrew Jackson,Martin Van Buren,William Henry Harrison,John Tyler,James K. Polk,' +
  'Zachary Taylor,Millard Fillmore,Franklin Pierce,James Buchanan,Abraham Lincoln,Andrew Johnson,Ulysses S. Grant,Rutherford B. Hayes,James A. Garfield,Chester A. Arthur,' +
  'Grover Cleveland,Benjamin Harrison,Grover Cleveland,William McKinley,Theodore Roosevelt,William Howard Taft,Woodrow Wilson,Warren G. Harding,Calvin Coolidge,Herbert Hoover,' +
  'Franklin D. Roosevelt,Harry S. Truman,Dwight D. Eisenhower,John F. Kennedy,Lyndon B. Johnson,Richard Nixon,Gerald Ford,Jimmy Carter,Ronald Reagan,George H. W. Bush,Bill Clinton,' +
  'George W. Bush,Barack Obama,Donald Trump,Joe Biden,Donald Trump'
).split(',');

/** Where a river ends. */
export const MOUTHS: ReadonlyMap<string, string> = new Map(
  `amazon: the Atlantic Ocean; nile: the Mediterranean Sea; mississippi: the Gulf of Mexico, a part of the Atlantic Ocean; congo: the Atlantic Ocean; niger: the Gulf of Guinea, a part of the Atlantic Ocean;
  zambezi: the Indian Ocean; orange: the Atlantic Ocean; yangtze: the East China Sea, a part of the Pacific Ocean; yellow: the Bohai Sea, a part of the Pacific Ocean;
  mekong: the South China Sea, a part of the Pacific Ocean; ganges: the Bay of Bengal, a part of the Indian Ocean; brahmaputra: the Bay of Bengal, a part of the Indian Ocean;
  indus: the Arabian Sea, a part of the Indian Ocean; danube: the Black Sea; rhine: the North Sea; elbe: the North Sea; thames: the North Sea; volga: the Caspian Sea; seine: the English Channel;
  loire: the Bay of Biscay, a part of the Atlantic Ocean; rhone: the Mediterranean Sea; po: the Adriatic Sea; tiber: the Tyrrhenian Sea; severn: the Bristol Channel, a part of the Atlantic Ocean;
  shannon: the Atlantic Ocean; colorado: the Gulf of California, a part of the Pacific Ocean; columbia: the Pacific Ocean; hudson: the Atlantic Ocean; rio grande: the Gulf of Mexico;
  saint lawrence: the Atlantic Ocean; st lawrence: the Atlantic Ocean; murray: the Southern Ocean; ob: the Kara Sea, a part of the Arctic Ocean; lena: the Laptev Sea, a part of the Arctic Ocean`
    .split(';')
    .map((pair) => pair.trim().split(': ') as [string, string]),
);

/** What an organ does, as it is asked, and the organ. */
export const ORGANS: readonly (readonly [does: RegExp, organ: string, says: string])[] = [
  [/pumps? (?:the )?blood|circulates? (?:the )?blood/, 'The heart', 'pumps blood round the body'],
  [
    /(?:filters?|cleans?) (?:the |your |our )?blood|(?:makes?|produces?) urine/,
    'The kidneys',
    'filter waste from the blood and make urine',
  ],
  [/(?:stores?|holds?) (?:the )?urine/, 'The bladder', 'stores urine'],
  [
    /(?:we|you|humans|people) breathe (?:with|through)|(?:used|responsible) for breathing|(?:takes?|brings?) in oxygen/,
    'The lungs',
    'take in oxygen as we breathe',
  ],
  [/(?:makes?|produces?|secretes?|releases?) (?:the hormone )?insulin/, 'The pancreas', 'makes insulin'],
  [/(?:makes?|produces?|secretes?) bile/, 'The liver', 'makes bile, which the gallbladder stores'],
  [/stores? bile/, 'The gallbladder', 'stores bile, which the liver makes'],
  [/(?:breaks? down|detoxifies|processes) alcohol/, 'The liver', 'breaks down alcohol'],
  [/controls? (?:the |your |our )?(?:whole )?(?:body|nervous system|thoughts)/, 'The brain', 'controls the body'],
  [/(?:we|you) smell with/, 'The nose', 'is what we smell with'],
  [/(?:we|you) taste with/, 'The tongue', 'is what we taste with'],
];
