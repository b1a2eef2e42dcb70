/** Given names by the pronoun they suggest, and family names. All are shared out so that no two people of a reply sound alike. */
export interface NameStock {
  readonly she: readonly string[];
  readonly he: readonly string[];
  readonly they: readonly string[];
  readonly family: readonly string[];
}

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const FANTASY_NAMES: NameStock = {
  she: words(
    'Ilvane Maresh Tamsel Oriel Brenna Sefa Yrsa Keth Liadan Nettle Wenna Anwick Corisande Dovra Eluned Faye Gisla Hesper Isaura Jorunn Perrin Ravenna Ulla Zenobe Amabel Quenna',
  ),
  he: words(
    'Dorrin Halvek Bram Corvin Edric Fenwick Garrow Hob Ivo Jasker Kellan Lorcan Madoc Nial Oswin Pell Rurik Sorrel Tolliver Ulric Vesk Wystan Yorath Zander Aldous Quill',
  ),
  they: words('Ash Linnet Rook Wren Sable Marl Tansy Vey Orrin Ember Hale Jessamy Kit Isk Bryn Nim Fable Dunlin'),
  family: words(
    'Saltmarrow Fenn Dray Copperlane Underhook Mossgrave Vael Harrow Nightjar Cobb Ironside Pellam Larkspur Wexcombe Stonechat Rill Bramblecote Kettering Dusk Everhart Galloway Imberline Jackdaw Ottermole',
  ),
};

export const PERIOD_NAMES: NameStock = {
  she: words(
    'Agnes Beatrix Clemence Dorothea Esther Frances Gwendolen Hester Ines Johanna Katharina Lettice Margery Nell Ottilie Philippa Rosamund Susannah Theodora Ursula Violetta Winifred Adela Marguerite Judith Constanza',
  ),
  he: words(
    'Ambrose Barnaby Caspar Diederik Ezekiel Frederick Gideon Hugh Ignatius Jerome Kaspar Lambert Matthias Nathaniel Osbert Piers Rafael Silas Tobias Ubaldo Valentin Walter Alonso Benedikt Jonas Edmund',
  ),
  they: words('Marion Evelyn Robin Sidney Jocelyn Hilary Laurence Leslie Vivian Cecil Merle Francis Beverley Clair'),
  family: words(
    'Abernethy Blackwood Cartwright Delacroix Estcourt Fairweather Goodspeed Hartmann Inkersole Jessop Kirkbride Lacey Montague Northcote Oldcastle Pargeter Quennell Rosendahl Sandoval Thackray Umfreville Vandermeer Whitlock Yarrow',
  ),
};

export const MODERN_NAMES: NameStock = {
  she: words(
    'Amara Bettina Carmel Deepa Edith Fatima Greta Hannah Imogen Jolene Keiko Lorna Marisol Nadia Olga Priya Rosalind Saoirse Tilda Una Veronica Wilma Yasmin Zelda Noor Ingrid',
  ),
  he: words(
    'Anton Bilal Callum Dmitri Emeka Felix Gus Hari Idris Jakub Kofi Leon Mateo Nikhil Owen Pavel Quentin Rashid Stellan Tomasz Ulf Victor Wendell Yusuf Aurelio Conrad',
  ),
  they: words('Alex Billie Casey Devon Ellis Frankie Jules Kai Lou Morgan Nico Quinn Rowan Sasha Toni Val'),
  family: words(
    'Adeyemi Barlow Castellano Drummond Eriksen Farouk Gallagher Hendry Iyer Janssen Kowalczyk Lindgren Mbeki Novak Obuya Prendergast Rasmussen Sandhu Tran Underwood Valdez Weatherby Yamada Zielinski',
  ),
};

export const FUTURE_NAMES: NameStock = {
  she: words(
    'Adaeze Bellatrix Ceren Dilnoza Esme Freja Gaia Hoshiko Ione Jun Kamala Lyra Mireille Nkechi Ondine Petra Rhea Sunniva Talia Uzma Vesna Wanjiru Xiomara Zora Anneke Calypso',
  ),
  he: words(
    'Aarav Bohdan Cassian Davit Elio Faisal Goran Hiro Ikem Joaquin Kwame Lev Mikkel Nuru Osei Piotr Ravi Soren Tariq Umar Viggo Wasim Xander Zeno Anselm Caius',
  ),
  they: words('Ari Bay Cove Drift Echo Finch Io Juno Lumen Mica Onyx Perrin Rune Sol Teo Vale Zephyr'),
  family: words(
    'Abara Brandt Chaudhry Dragomir Engström Fonseca Grimaldi Hasegawa Ivanov Jurado Kaplan Lund Mwangi Nakamura Oyelaran Petrov Quispe Rahmani Solberg Takeda Ueda Volkov Wen Yilmaz',
  ),
};

export const FRONTIER_NAMES: NameStock = {
  she: words(
    'Abilene Birdie Calista Delphine Etta Faustina Georgia Harriet Ida Juana Kezia Lavinia Minerva Nettie Opal Pearl Ramona Selah Temperance Vashti Willa Zillah Adelita Cordelia Mercy Rosario',
  ),
  he: words(
    'Amos Buck Cyrus Dutch Elias Floyd Gideon Hiram Isidro Jubal Kit Levi Moses Nestor Orville Porfirio Rufus Solomon Thaddeus Ulysses Virgil Wiley Zeke Ansel Clement Joaquin',
  ),
  they: words('Bell Clay Dakota Frances Jesse Lee Marion Reese Sage Shiloh Sonny Vernon West Wylie'),
  family: words(
    'Abernathy Boone Cutter Dillard Echols Foss Guthrie Haskell Ingersoll Judd Kinkaid Lomax Mabry Naylor Ochoa Prewitt Quade Rawlins Sepulveda Tate Upshaw Vickers Wade Zamora',
  ),
};
