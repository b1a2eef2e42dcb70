/** Who held an office, with the years; one for each term. */

export const PRESIDENTS = `
George Washington;1789;1797
John Adams;1797;1801
Thomas Jefferson;1801;1809
James Madison;1809;1817
James Monroe;1817;1825
John Quincy Adams;1825;1829
Andrew Jackson;1829;1837
Martin Van Buren;1837;1841
William Henry Harrison;1841;1841
John Tyler;1841;1845
James K. Polk;1845;1849
Zachary Taylor;1849;1850
Millard Fillmore;1850;1853
Franklin Pierce;1853;1857
James Buchanan;1857;1861
Abraham Lincoln;1861;1865
Andrew Johnson;1865;1869
Ulysses S. Grant;1869;1877
Rutherford B. Hayes;1877;1881
James A. Garfield;1881;1881
Chester A. Arthur;1881;1885
Grover Cleveland;1885;1889
Benjamin Harrison;1889;1893
Grover Cleveland;1893;1897
William McKinley;1897;1901
Theodore Roosevelt;1901;1909
William Howard Taft;1909;1913
Woodrow Wilson;1913;1921
Warren G. Harding;1921;1923
Calvin Coolidge;1923;1929
Herbert Hoover;1929;1933
Franklin D. Roosevelt;1933;1945
Harry S. Truman;1945;1953
Dwight D. Eisenhower;1953;1961
John F. Kennedy;1961;1963
Lyndon B. Johnson;1963;1969
Richard Nixon;1969;1974
Gerald Ford;1974;1977
Jimmy Carter;1977;1981
Ronald Reagan;1981;1989
George H. W. Bush;1989;1993
Bill Clinton;1993;2001
George W. Bush;2001;2009
Barack Obama;2009;2017
Donald Trump;2017;2021
Joe Biden;2021;2025
Donald Trump;2025;
`;

export const PRIME_MINISTERS = `
Robert Walpole;1721;1742
William Pitt the Younger;1783;1801
William Pitt the Younger;1804;1806
Spencer Perceval;1809;1812
Lord Liverpool;1812;1827
the Duke of Wellington;1828;1830
Earl Grey;1830;1834
Lord Melbourne;1835;1841
Robert Peel;1841;1846
Lord John Russell;1846;1852
Lord Palmerston;1859;1865
Benjamin Disraeli;1868;1868
William Gladstone;1868;1874
Benjamin Disraeli;1874;1880
William Gladstone;1880;1885
William Gladstone;1892;1894
Lord Salisbury;1895;1902
Arthur Balfour;1902;1905
Henry Campbell-Bannerman;1905;1908
H. H. Asquith;1908;1916
David Lloyd George;1916;1922
Bonar Law;1922;1923
Stanley Baldwin;1923;1924
Ramsay MacDonald;1924;1924
Stanley Baldwin;1924;1929
Ramsay MacDonald;1929;1935
Stanley Baldwin;1935;1937
Neville Chamberlain;1937;1940
Winston Churchill;1940;1945
Clement Attlee;1945;1951
Winston Churchill;1951;1955
Anthony Eden;1955;1957
Harold Macmillan;1957;1963
Alec Douglas-Home;1963;1964
Harold Wilson;1964;1970
Edward Heath;1970;1974
Harold Wilson;1974;1976
James Callaghan;1976;1979
Margaret Thatcher;1979;1990
John Major;1990;1997
Tony Blair;1997;2007
Gordon Brown;2007;2010
David Cameron;2010;2016
Theresa May;2016;2019
Boris Johnson;2019;2022
Liz Truss;2022;2022
Rishi Sunak;2022;2024
`;

/** Of England, from 1603 of Scotland as well, and from 1707 of Great Britain. */
export const MONARCHS = `
William I;1066;1087
William II;1087;1100
Henry I;1100;1135
Stephen;1135;1154
Henry II;1154;1189
Richard I;1189;1199
John;1199;1216
Henry III;1216;1272
Edward I;1272;1307
Edward II;1307;1327
Edward III;1327;1377
Richard II;1377;1399
Henry IV;1399;1413
Henry V;1413;1422
Henry VI;1422;1461
Edward IV;1461;1483
Richard III;1483;1485
Henry VII;1485;1509
Henry VIII;1509;1547
Edward VI;1547;1553
Mary I;1553;1558
Elizabeth I;1558;1603
James I;1603;1625
Charles I;1625;1649
Charles II;1660;1685
James II;1685;1688
William III and Mary II;1689;1702
Anne;1702;1714
George I;1714;1727
George II;1727;1760
George III;1760;1820
George IV;1820;1830
William IV;1830;1837
Victoria;1837;1901
Edward VII;1901;1910
George V;1910;1936
Edward VIII;1936;1936
George VI;1936;1952
Elizabeth II;1952;2022
Charles III;2022;
`;

/** Well known people who are taken for holders of an office that they never had, and what they were. */
export const NEVER_HELD = `
Benjamin Franklin;a printer, scientist and diplomat who signed the Declaration of Independence and the Constitution
Alexander Hamilton;the first Secretary of the Treasury, under George Washington
Martin Luther King;a minister and leader of the civil rights movement
John Hancock;president of the Continental Congress and the first to sign the Declaration of Independence
Thomas Paine;the writer of “Common Sense”
Samuel Adams;a leader of the American Revolution
Patrick Henry;governor of Virginia and an orator of the Revolution
Robert E. Lee;the general of the South in the Civil War
Jefferson Davis;president of the Confederate States, and not of the United States
Daniel Webster;a senator and Secretary of State
Henry Clay;a Speaker of the House and Secretary of State who ran for the office three times
Aaron Burr;Vice President under Thomas Jefferson
Eleanor Roosevelt;the wife of President Franklin D. Roosevelt and a diplomat
Hillary Clinton;First Lady, a senator and Secretary of State, who ran for the office in 2016
Al Gore;Vice President from 1993 to 2001, who ran for the office in 2000
John McCain;a senator who ran for the office in 2008
Mitt Romney;a governor and senator who ran for the office in 2012
Robert Kennedy;Attorney General and a senator, and the brother of President Kennedy
Frederick Douglass;a writer who had been a slave and fought slavery
Douglas MacArthur;a general
George Patton;a general
Kamala Harris;Vice President from 2021 to 2025, who ran for the office in 2024
Oliver Cromwell;Lord Protector from 1653 to 1658, when England had no king
Guy Fawkes;one of the men of the Gunpowder Plot of 1605
Prince Albert;the husband of Queen Victoria
Prince Philip;the husband of Queen Elizabeth II
Princess Diana;the first wife of the later King Charles III
Queen Camilla;queen as the wife of King Charles III, and does not reign herself
Camilla;queen as the wife of King Charles III, and does not reign herself
Neil Kinnock;leader of the Labour Party from 1983 to 1992
Enoch Powell;a Conservative politician
Florence Nightingale;a nurse who made nursing a profession
Horatio Nelson;an admiral
Walter Raleigh;a sailor and courtier
Francis Drake;a sailor
Thomas Cromwell;the chief minister of Henry VIII
Thomas More;Lord Chancellor of Henry VIII
`;
