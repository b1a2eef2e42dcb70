/** A parent's last words to a child, of whatever age: none of the other farewells are suitable. */
export const CHILD_CLOSINGS: Readonly<Record<string, readonly string[]>> = {
  Default: [
    'I have no last word for you, {name}, because I am not finished being your parent. I will think of you in the morning and I will think of you at night. I love you. Goodbye, my child.',
    'So this is goodbye, {name}, as far as a parent can ever say it. You were the best of my days. I love you, and that is not in the past tense, and it never will be.',
  ],
  Celebratory: [
    'Thank you, {name}. You came, and there was more light in everything, and some of it will stay. I got to be your parent. I would not trade that for any other luck in the world. I love you. Goodbye.',
    'If you remember only one thing from today, let it be that there was joy, and that its name was {name}. Thank you for coming to us. I love you, my child. Goodbye.',
  ],
  Peaceful: [
    'Sleep now, {name}. I am here. I will stay a while, as I used to, and listen until it is quiet. Nothing can hurt you any more. I love you. Good night.',
    'I let go of your hand, {name}, and of nothing else. Rest softly. Everything that was yours in me is still yours. Good night, my child.',
  ],
  Personal: [
    'I don’t want to stop, because when I stop it’ll be over. I love you, {name}. I loved you before I knew you, and I’ll love you when I’m too old to remember much else. Goodbye, my darling.',
    'Whatever I did right, I did because of you, {name}. Whatever I got wrong, I hope you knew it was love. I’m still your parent. I’ll be your parent all my life. I love you. Goodbye.',
  ],
  Inspiring: [
    'Be kind to a child today, any child. Be patient with a parent. If you want to do something for {name}, do that. And I will try to live in a way that I could tell you about, {name}, at the end of the day. I love you. Goodbye.',
    'I will carry you, {name}, as I did at the beginning, and it will make me stronger, as it did then. Let all of us who loved you be a little braver because we did. Goodbye, my child. I love you.',
  ],
  Traditional: [
    'And so, with a sorrow that has no measure and a love that has none either, we take leave of {name}. May you rest in peace, dear child. May all who loved you be given strength. Farewell.',
    'We commit {name} to rest, and to the faithful keeping of all who loved {him}. May those who mourn be comforted, today and in the long days to come. Farewell, beloved child.',
  ],
};
